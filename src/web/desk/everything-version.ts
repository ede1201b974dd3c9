/** The version of the file of everything: it changes whenever a file of before can no longer be read. */
export const EVERYTHING_VERSION = 1;
