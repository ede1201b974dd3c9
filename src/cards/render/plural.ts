/** A noun for Pokémon, with what is said of them, as it is told of several: "Pokémon that don't have a Rule Box". */
export const inPlural = (noun: string): string =>
  beasts(noun)
    .replace(/ that has /g, ' that have ')
    .replace(/ that doesn't have /g, " that don't have ")
    .replace(/ that evolves from /g, ' that evolve from ')
    .replace(/ that is /g, ' that are ')
    .replace(/ that isn't .*$/, (not) => not.replace("isn't", "aren't").replace(/ an? /g, ' '))
    .replace(/ (on|attached to) it\b/g, ' $1 them')
    .replace(/ in its name\b/g, ' in their names')
    .replace(/ on its card\b/g, ' on their cards');

/** The one class that has a plural: a Pokémon is called the same alone and among others. */
export const beasts = (noun: string): string => noun.replace(/\bUltra Beast\b/g, 'Ultra Beasts');
