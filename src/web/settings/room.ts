import { create } from 'zustand';

export type Theme = 'night' | 'day';

/** The room that is asked for: one of the two, or whichever the machine is set to. */
export type Room = Theme | 'as the machine';

export const ROOMS = ['night', 'day', 'as the machine'] as const satisfies readonly Room[];

const KEY = 'rulebox.theme';

function kept(): Room {
  try {
    const word = localStorage.getItem(KEY);
    return word === 'night' || word === 'day' ? word : 'as the machine';
  } catch {
    return 'as the machine'; // a browser that keeps nothing
  }
}

const light = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: light)');

const themeOf = (room: Room): Theme => (room === 'as the machine' ? (light().matches ? 'day' : 'night') : room);

/** What is asked for, and what is seen. */
export const useRoom = create<{ readonly room: Room; readonly theme: Theme }>(() => ({ room: kept(), theme: 'night' }));

function show(room: Room): void {
  const theme = themeOf(room);
  document.documentElement.dataset['theme'] = theme;
  useRoom.setState({ room, theme });
}

/** The room as it was left, or as the machine is set, also when that changes. */
export function setTheTable(): void {
  show(kept());
  light().addEventListener('change', () => show(useRoom.getState().room));
}

/** Changes the room, and keeps it so for as long as the browser keeps anything. */
export function changeRoom(room: Room): void {
  show(room);
  try {
    if (room === 'as the machine') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, room);
  } catch {
    // It counts for as long as the page is open.
  }
}
