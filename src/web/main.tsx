import './look/look.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { navigate, useHashLocation } from 'wouter/use-hash-location';
import { placeMarks } from './cards/mark.js';
import { Home } from './screens/home.js';
import { keepOffline } from './screens/keep-offline.js';
import { noteInput } from './screens/keys.js';
import { setTheTable } from './screens/theme.js';
import { useTable } from './session/store.js';
import { HOME } from './words/words.js';

const DeckScreen = lazy(() => import('./decks/deck-screen.js'));
const TableScreen = lazy(() => import('./screens/table-screen.js'));
const JudgeScreen = lazy(() => import('./judge/judge-screen.js'));
const RulesScreen = lazy(() => import('./rules/rules-screen.js'));
const LearnScreen = lazy(() => import('./learn/learn-screen.js'));
const ReplayScreen = lazy(() => import('./replay/replay-screen.js'));
const enterTable = (): void => navigate('/table');
const leaveTable = (): void => navigate('/');

setTheTable();
placeMarks(document.body);
noteInput();
if (import.meta.env.PROD) keepOffline(() => useTable.getState().busy);

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <Router hook={useHashLocation}>
      <Suspense fallback={<p className="opening">{HOME.loading}</p>}>
        <Switch>
          <Route path="/table">
            <TableScreen leave={leaveTable} />
          </Route>
          <Route path="/judge/*?">{({ '*': rest }) => <JudgeScreen rest={rest ?? ''} />}</Route>
          <Route path="/rules/:id?">{({ id }) => <RulesScreen id={id ?? null} />}</Route>
          <Route path="/decks">
            <DeckScreen />
          </Route>
          <Route path="/learn">
            <LearnScreen enter={enterTable} />
          </Route>
          <Route path="/replay/*?">{(params) => <ReplayScreen rest={params['*'] ?? ''} />}</Route>
          <Route>
            <Home enter={enterTable} />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  </StrictMode>,
);
