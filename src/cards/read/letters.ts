/**
 * The code of a letter; the place must be in the text. Strings are kept in many ways, and to look the method up on each of them
 * would take longer than to find the letter.
 */
export const codeAt = (text: string, at: number): number => String.prototype.charCodeAt.call(text, at);
