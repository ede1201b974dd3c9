import { changeRoom, useRoom } from '../settings/room.js';
import { APP } from '../words/words.js';
import { Mark } from './mark.js';

export function ThemeButton() {
  const other = useRoom(({ theme }) => (theme === 'night' ? 'day' : 'night'));
  return (
    <button
      type="button"
      className="ib themebutton"
      aria-label={APP[other]}
      title={APP[other]}
      onClick={() => changeRoom(other)}
    >
      <Mark of={other === 'day' ? 'u-sun' : 'u-moon'} />
    </button>
  );
}
