/** A bot gave no answer, or one that the rules refuse: the sentence names it and the game. */
export class BotFault extends Error {
  override readonly name = 'BotFault';
}
