import type { Games } from '../decks/games.js';
import { judgeChoice, judgeConcede } from './choosing.js';
import { judgeClaim } from './claims.js';
import { judgeAsk, judgeReply } from './requests.js';
import { judgeSay } from './said.js';
import { isBotSeat, judgeBot, judgeComeBack, judgeLeave, judgeSit, MAKERS_SEAT, NOT_SEATED } from './seats.js';
import type { TableState } from './state.js';
import { refused, type Verdict, type Wish, type Wisher, write } from './wish.js';

/** What a wish would write, or why it writes nothing. */
export function judge(state: TableState, wish: Wish, wisher: Wisher, games: Games): Verdict {
  switch (wish.do) {
    case 'sit':
      return judgeSit(state, wish);
    case 'come-back':
      return judgeComeBack(state, wisher);
    case 'leave':
      return judgeLeave(state, wisher);
    case 'seat-bot':
      return judgeBot(state, wish, wisher);
    case 'deck':
      return judgeDeck(state, wish, wisher);
    case 'ready':
      return judgeReady(state, wish, wisher, games);
    case 'choose':
      return judgeChoice(state, wish, wisher);
    case 'concede':
      return judgeConcede(state, wisher);
    case 'say':
      return judgeSay(state, wish, wisher);
    case 'ask':
      return judgeAsk(state, wish, wisher);
    case 'reply':
      return judgeReply(state, wish, wisher);
    case 'claim':
      return judgeClaim(state, wisher);
  }
}

/** That its cards may be played here was found out when the deck was made of the wish. */
function judgeDeck(state: TableState, { of, name, deck }: Extract<Wish, { do: 'deck' }>, { seat }: Wisher): Verdict {
  if (seat === null) return NOT_SEATED;
  const place = state.seats[of];
  const isOwn = of === seat || (seat === MAKERS_SEAT && place !== undefined && isBotSeat(place));
  if (!isOwn) return refused('Everybody picks their own deck.');
  if (state.phase !== 'gathering') return refused('A deck is kept for the whole match.');
  return write({ kind: 'deck', seat: of, name, deck });
}

function judgeReady(
  state: TableState,
  { share }: Extract<Wish, { do: 'ready' }>,
  { seat }: Wisher,
  games: Games,
): Verdict {
  if (seat === null) return NOT_SEATED;
  if (state.phase === 'playing') return refused('The game has begun.');
  if (state.phase === 'over') return refused('The match is over. Ask for a rematch.');
  const own = state.seats[seat]!;
  if (own.deck === null) return refused('Pick a deck first.');
  if (own.share !== null) return refused('You are ready; the others are not yet.');
  const decks = state.seats.flatMap(({ deck }) => (deck === null ? [] : [deck]));
  if (decks.length === state.seats.length) {
    const pairing = games.pairing({ rules: state.rules, decks, picker: null });
    if (!pairing.ok) return refused(`These decks cannot be played together. ${pairing.error[0]!.message}`);
  }
  return write({ kind: 'ready', seat, share });
}
