import type { ReactNode } from 'react';
import type { EnergyType } from '../../engine/index.js';

/** What a unit of Energy is: of one type, or of any of several. */
export type Unit = EnergyType | 'any';

/**
 * What is drawn on the disc of each type, in the colours that its class gives it. There are a hundred discs on a table, and
 * all are styled anew when the room changes or a sheet opens; so each is as few things as can be, one path where one will do.
 */
export const GLYPHS: Readonly<Record<Unit, ReactNode>> = {
  Grass: (
    <>
      <path d="M5.2 17.6C3.6 9.4 9.4 4.2 20 4.4c.2 10.4-5 16.2-13 14.6z" />
      <path d="M4.6 20 14.6 9.8" stroke="var(--grass)" strokeWidth="1.7" />
    </>
  ),
  Fire: (
    <path
      fillRule="evenodd"
      d="M12.4 2.6c.4 3.4 2.4 4.6 3.6 6.4.5-.6.8-1.4.8-2.4 2 2.4 2.9 5 2.9 7.6a7.7 7.7 0 0 1-15.4 0c0-2.8 1.2-4.8 2.7-6.6.1 1.5.6 2.5 1.5 3 .1-3.2 1.4-6 3.9-8zM12 12.4c1.6 1.9 2.7 3 2.7 4.7a2.7 2.7 0 0 1-5.4 0c0-1.7 1.1-2.8 2.7-4.7z"
    />
  ),
  Water: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.9"
      strokeLinecap="round"
      d="M4 8.6c1.6-2.7 4-2.7 5.3 0s3.9 2.7 5.3 0 3.9-2.7 5.4 0M4 15.6c1.6-2.7 4-2.7 5.3 0s3.9 2.7 5.3 0 3.9-2.7 5.4 0"
    />
  ),
  Lightning: <path d="M14.4 2.2 4.8 13.7h5.7L8.9 21.8l10.3-12.3h-6z" />,
  Psychic: (
    <path
      fillRule="evenodd"
      d="M2.4 12C6 5.9 18 5.9 21.6 12 18 18.1 6 18.1 2.4 12zM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"
    />
  ),
  Fighting: (
    <path d="M4 15V6.9a1.75 1.75 0 0 1 3.5 0v4.7h.65V5.9a1.75 1.75 0 0 1 3.5 0v5.7h.65V5.9a1.75 1.75 0 0 1 3.5 0v5.7h.65V6.9a1.75 1.75 0 0 1 3.5 0V15a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z" />
  ),
  Darkness: <path d="M15.6 3.6a9 9 0 1 0 4.7 12.8A7.5 7.5 0 0 1 15.6 3.6z" />,
  Metal: <path fillRule="evenodd" d="M12 2.6 20.1 7.3v9.4L12 21.4 3.9 16.7V7.3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" />,
  Fairy: (
    <path stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" d="M11 12 4.6 6.4v11.2zM13 12l6.4-5.6v11.2z" />
  ),
  Dragon: (
    <path d="M8.4 3.8C9.2 9 7.8 14.6 4.2 19.6 3.6 13.6 5 7.8 8.4 3.8zM14.2 3.4c.9 6-.7 12-4.6 17.2-.5-6.4 1-12.6 4.6-17.2zM19.8 4.4c.8 5.2-.6 10.8-4.2 15.8-.6-6 .8-11.8 4.2-15.8z" />
  ),
  Colorless: (
    <path d="M12 2.4 14.1 8.3 20.3 7.2 16.3 12 20.3 16.8 14.1 15.7 12 21.6 9.9 15.7 3.7 16.8 7.7 12 3.7 7.2 9.8 8.3z" />
  ),
  any: (
    <>
      <path fill="var(--grass)" d="M12 12V0a12 12 0 0 1 10.39 6z" />
      <path fill="var(--fire)" d="M12 12l10.39-6a12 12 0 0 1 0 12z" />
      <path fill="var(--water)" d="M12 12l10.39 6A12 12 0 0 1 12 24z" />
      <path fill="var(--lightning)" d="M12 12v12A12 12 0 0 1 1.61 18z" />
      <path fill="var(--psychic)" d="M12 12L1.61 18a12 12 0 0 1 0-12z" />
      <path fill="var(--fighting)" d="M12 12L1.61 6A12 12 0 0 1 12 0z" />
      <circle cx="12" cy="12" r="4.4" fill="#fffdf6" />
    </>
  ),
};
