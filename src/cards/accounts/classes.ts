// Classes and labels: what either database says, for one of them names no labels at all.
import { CARD_TAGS, type CardFacts, type CardTag } from '../../engine/index.js';
import type { Choosing, Place } from './choosing.js';

/** The classes of a card and those of which nobody says whether it is of them. */
export function chooseClasses(choosing: Choosing): Pick<CardFacts, 'tags' | 'doubts'> {
  const [here, there] = choosing.pair.map(({ facts }) => facts) as [CardFacts, CardFacts];
  const tags = CARD_TAGS.filter((tag) => {
    const says = [saysOf(here, tag), saysOf(there, tag)] as const;
    if (says[0] === 'no' && says[1] === 'no') return false;
    // The first names no labels: what it does not say, it does not deny.
    const told = [says[0] === 'yes' ? 'yes' : null, says[1] === 'open' ? null : says[1]] as const;
    const place: Place = choosing.choose({ fact: 'classes', of: tag, says: told }, `class ${tag}`);
    return says[place] === 'yes';
  });
  const isOpen = (tag: CardTag): boolean => here.doubts.includes(tag) && there.doubts.includes(tag);
  return { tags, doubts: CARD_TAGS.filter((tag) => isOpen(tag) && !tags.includes(tag)) };
}

type Says = 'yes' | 'no' | 'open';

const saysOf = ({ tags, doubts }: CardFacts, tag: CardTag): Says =>
  tags.includes(tag) ? 'yes' : doubts.includes(tag) ? 'open' : 'no';
