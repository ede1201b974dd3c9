/** Of what a seat elsewhere is told, only these can play: the others imagine games, and need the engine's whole one for it. */
export const FROM_AFAR = ['random'] as const;
