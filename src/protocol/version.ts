/** The version of the conversation. It changes when a message changes so that an older client would misunderstand it. */
export const PROTOCOL = 3;

/** What a socket is opened with, so that nobody talks to something else. */
export const SUBPROTOCOL = `rulebox.${PROTOCOL}`;
