import './look/look.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { navigate, useHashLocation } from 'wouter/use-hash-location';
import { noteInput } from './frame/focus.js';
import { placeMarks } from './parts/mark.js';
import { Screen } from './parts/screen.js';
import { Home } from './screens/home.js';
import { keepOffline } from './screens/keep-offline.js';
import { useTable } from './session/store.js';
import { useSettingsOpen } from './settings/open.js';
import { setTheTable } from './settings/room.js';
import { soundWhenAsked } from './sound/when-asked.js';
import { HOME } from './words/words.js';

const DeckScreen = lazy(() => import('./decks/deck-screen.js'));
const CardsScreen = lazy(() => import('./import/cards-screen.js'));
const TableScreen = lazy(() => import('./screens/table-screen.js'));
const JudgeScreen = lazy(() => import('./judge/judge-screen.js'));
const RulesScreen = lazy(() => import('./rules/rules-screen.js'));
const LearnScreen = lazy(() => import('./learn/learn-screen.js'));
const ReplayScreen = lazy(() => import('./replay/replay-screen.js'));
const FriendScreen = lazy(() => import('./online/lobby/friend-screen.js'));
const InvitationScreen = lazy(() => import('./online/lobby/invitation-screen.js'));
const LobbyScreen = lazy(() => import('./online/lobby/lobby-screen.js'));
const SeatScreen = lazy(() => import('./online/lobby/seat-screen.js'));
const StatisticsScreen = lazy(() => import('./statistics/statistics-screen.js'));
const WatchScreen = lazy(() => import('./online/lobby/watch-screen.js'));
const SettingsSheet = lazy(() => import('./settings-sheet/settings-sheet.js'));
const enterTable = (): void => navigate('/table');
const leaveTable = (): void => navigate('/');

setTheTable();
placeMarks(document.body);
noteInput();
soundWhenAsked();
if (import.meta.env.PROD) keepOffline(() => useTable.getState().busy);

/** The settings, in front of whichever screen. */
function Settings() {
  const isOpen = useSettingsOpen((state) => state.isOpen);
  return (
    isOpen && (
      <Suspense>
        <SettingsSheet />
      </Suspense>
    )
  );
}

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <Router hook={useHashLocation}>
      <Suspense fallback={<p className="opening">{HOME.loading}</p>}>
        <Switch>
          <Route path="/table">
            <Screen name="table">
              <TableScreen leave={leaveTable} />
            </Screen>
          </Route>
          <Route path="/judge/*?">
            {({ '*': rest }) => (
              <Screen name="judge">
                <JudgeScreen rest={rest ?? ''} />
              </Screen>
            )}
          </Route>
          <Route path="/rules/:id?">
            {({ id }) => (
              <Screen name="rules">
                <RulesScreen id={id ?? null} />
              </Screen>
            )}
          </Route>
          <Route path="/decks">
            <Screen name="decks">
              <DeckScreen />
            </Screen>
          </Route>
          <Route path="/cards">
            <Screen name="cards">
              <CardsScreen />
            </Screen>
          </Route>
          <Route path="/learn">
            <Screen name="learn">
              <LearnScreen enter={enterTable} />
            </Screen>
          </Route>
          <Route path="/replay/*?">
            {(params) => (
              <Screen name="replay">
                <ReplayScreen rest={params['*'] ?? ''} />
              </Screen>
            )}
          </Route>
          <Route path="/g/:game/:at?">
            {({ game, at }) => (
              <Screen name="replay">
                <ReplayScreen rest={`kept/${game}/${at ?? ''}`} />
              </Screen>
            )}
          </Route>
          <Route path="/figures">
            <Screen name="figures">
              <StatisticsScreen />
            </Screen>
          </Route>
          <Route path="/friend">
            <Screen name="friend">
              <FriendScreen />
            </Screen>
          </Route>
          <Route path="/table/:table">
            {({ table }) => (
              <Screen name="friend">
                <InvitationScreen key={table} table={table} />
              </Screen>
            )}
          </Route>
          <Route path="/seat/:table/:seat/:key?">
            {({ table, seat, key }) => <SeatScreen table={table} seat={Number(seat)} seatKey={key ?? null} />}
          </Route>
          <Route path="/watch/:table">{({ table }) => <WatchScreen key={table} table={table} />}</Route>
          <Route path="/tables">
            <Screen name="tables">
              <LobbyScreen />
            </Screen>
          </Route>
          <Route>
            <Screen name="home">
              <Home enter={enterTable} />
            </Screen>
          </Route>
        </Switch>
      </Suspense>
      <Settings />
    </Router>
  </StrictMode>,
);
