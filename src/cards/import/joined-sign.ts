/** The sign after a name is written with or without a blank; it is one name, and texts are read without. @rule NAME-05 */
export const joinedSign = (name: string): string => name.replace(/ (?=[♀♂])/g, '');
