import type { Course } from '../../session/index.js';
import { ERA_WORDS } from '../words/eras.js';
import { RESULT } from '../words/result.js';
import { APP } from '../words/words.js';

/** What a picture of a result tells. */
export interface Pictured {
  readonly course: Course;
  /** One's own team first. */
  readonly sides: { readonly teams: readonly [0 | 1, 0 | 1]; readonly names: readonly [string, string] };
  readonly era: string;
  readonly title: string;
  /** By what it was won. */
  readonly why: string;
}

/** As wide as previews of links are: 1.9 to 1. */
export const PICTURE = { width: 1200, height: 630 } as const;

const YOU = '#ffd566';
const OPP = '#b8cdea';
const INK = '#fff6e0';
const SERIF = 'Georgia, "DejaVu Serif", serif';

/** Draws the result: the year, how it ended, the score and the race of Prizes. `tone`: the colour of the era. */
export function drawPicture(
  to: CanvasRenderingContext2D,
  { course, sides, era, title, why }: Pictured,
  tone: string,
): void {
  const { width, height } = PICTURE;
  const back = to.createLinearGradient(0, 0, 0, height);
  back.addColorStop(0, '#2b2419');
  back.addColorStop(1, '#14110d');
  to.fillStyle = back;
  to.fillRect(0, 0, width, height);
  to.fillStyle = tone;
  to.fillRect(0, 0, width, 14);
  const words = ERA_WORDS[era];
  text(to, [`${words?.year ?? ''}`, 60, 116], { font: `700 84px ${SERIF}`, fill: tone });
  text(to, [words?.name ?? era, 290, 110], { font: `400 34px ${SERIF}`, fill: INK });
  text(to, [title, 60, 214], { font: `700 76px ${SERIF}`, fill: INK, room: 660 });
  text(to, [why, 60, 266], { font: `400 27px ${SERIF}`, fill: INK, room: 700 });
  drawScore(to, course, sides);
  drawRace(to, course, sides.teams);
  text(to, [APP.name, width - 60, height - 26], { font: `600 26px ${SERIF}`, fill: INK, align: 'right' });
}

interface Look {
  readonly font: string;
  readonly fill: string;
  readonly align?: CanvasTextAlign;
  readonly room?: number;
}

function text(
  to: CanvasRenderingContext2D,
  [said, x, y]: readonly [string, number, number],
  { font, fill, align = 'left', room }: Look,
): void {
  to.font = font;
  to.fillStyle = fill;
  to.textAlign = align;
  to.fillText(said, x, y, room);
}

function drawScore(to: CanvasRenderingContext2D, course: Course, { teams, names }: Pictured['sides']): void {
  for (const [at, x] of [900, 1090].entries()) {
    const fill = at === 0 ? YOU : OPP;
    const taken = String(course.teams[teams[at]!].prizes);
    text(to, [taken, x, 206], { font: `600 120px ${SERIF}`, fill, align: 'center' });
    text(to, [names[at]!, x, 258], { font: '600 27px sans-serif', fill, align: 'center', room: 170 });
  }
  text(to, [':', 995, 190], { font: `400 80px ${SERIF}`, fill: INK, align: 'center' });
}

const RACE = { left: 60, right: 1140, top: 320, bottom: 550 } as const;

function drawRace(to: CanvasRenderingContext2D, course: Course, teams: Pictured['sides']['teams']): void {
  const { left, right, top, bottom } = RACE;
  const across = (turn: number): number => left + (turn / Math.max(1, course.turns)) * (right - left);
  const up = (taken: number): number => bottom - (taken / Math.max(1, course.prizes)) * (bottom - top);
  to.lineWidth = 1;
  to.strokeStyle = '#ffffff30';
  for (let taken = 0; taken <= course.prizes; taken++) line(to, [left, right], up(taken));
  for (const at of [1, 0] as const) {
    to.strokeStyle = at === 0 ? YOU : OPP;
    to.lineWidth = 6;
    to.setLineDash(at === 0 ? [] : [14, 10]);
    to.beginPath();
    to.moveTo(left, up(0));
    let before = 0;
    for (const { turn, taken } of course.race[teams[at]]) {
      to.lineTo(across(turn), up(before));
      to.lineTo(across(turn), up(taken));
      before = taken;
    }
    to.lineTo(right, up(before));
    to.stroke();
  }
  to.setLineDash([]);
  text(to, [RESULT.race, left, bottom + 44], { font: '400 24px sans-serif', fill: INK });
}

function line(to: CanvasRenderingContext2D, [from, until]: readonly [number, number], y: number): void {
  to.beginPath();
  to.moveTo(from, y);
  to.lineTo(until, y);
  to.stroke();
}
