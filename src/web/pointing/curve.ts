/** A part of the screen, by its edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow as it is drawn: its shaft, its head, and where its number stands. */
export interface Curve {
  readonly shaft: string;
  readonly head: string;
  readonly label: Point;
}

export interface Bent {
  /** How far it swings out, as a part of its length; negative: to the other side. */
  readonly bend: number;
  /** Half as wide as its head. */
  readonly head: number;
}

/** So far into what it points at. */
const INSIDE = 10;

/** From one thing to another: from the middle, or, where one stands right above the other, round their right edges. */
export function curveBetween(from: Box, to: Box, bent: Bent): Curve {
  return isAbove(from, to) ? roundTheEdge(from, to, bent) : across(from, to, bent);
}

export const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** One stands above the other, and nothing lies between them. */
function isAbove(one: Box, other: Box): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const apart = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  const { width, height } = sizeOf(other);
  return shared > width / 2 && apart < height / 2;
}

const sizeOf = ({ left, top, right, bottom }: Box) => ({ width: right - left, height: bottom - top });

function roundTheEdge(from: Box, to: Box, { bend, head }: Bent): Curve {
  const out = Math.sign(bend) || 1;
  const edge = (box: Box): number => (out > 0 ? box.right : box.left);
  const start = { x: edge(from) - out * INSIDE, y: middleOf(from).y };
  const end = { x: edge(to) - out * INSIDE, y: middleOf(to).y };
  const swing = Math.max(head * 3, Math.abs(end.y - start.y) / 2);
  const x = (out > 0 ? Math.max(start.x, end.x) : Math.min(start.x, end.x)) + out * swing;
  return curve(start, { x, y: (start.y + end.y) / 2 }, end, head);
}

function across(from: Box, to: Box, { bend, head }: Bent): Curve {
  const start = middleOf(from);
  const end = entering(to, start);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const over = { x: (start.x + end.x) / 2 - dy * bend, y: (start.y + end.y) / 2 + dx * bend };
  return curve(start, over, end, head);
}

/** Where the way to the middle of a thing comes in, and a little further. */
function entering(box: Box, from: Point): Point {
  const middle = middleOf(box);
  const { width, height } = sizeOf(box);
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  const reach = Math.min(width / 2 / Math.max(1, Math.abs(dx)), height / 2 / Math.max(1, Math.abs(dy)), 1);
  const length = Math.max(1, Math.hypot(dx, dy));
  const part = Math.max(0, reach - INSIDE / length);
  return { x: middle.x + dx * part, y: middle.y + dy * part };
}

function curve(start: Point, over: Point, end: Point, size: number): Curve {
  const length = Math.max(1, Math.hypot(end.x - over.x, end.y - over.y));
  const [ux, uy] = [(end.x - over.x) / length, (end.y - over.y) / length];
  const neck = { x: end.x - ux * size * 1.8, y: end.y - uy * size * 1.8 };
  const corner = (side: number): Point => ({ x: neck.x - uy * size * side, y: neck.y + ux * size * side });
  return {
    shaft: `M${at(start)}Q${at(over)} ${at(neck)}`,
    head: `M${at(end)}L${at(corner(1))}L${at(corner(-1))}z`,
    label: { x: start.x / 4 + over.x / 2 + neck.x / 4, y: start.y / 4 + over.y / 2 + neck.y / 4 },
  };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
