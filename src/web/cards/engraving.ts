/* The engraving on a card: a guilloche computed from the name of its line of evolution, so that kin look like kin.
   One band for each stage; cards of the newest classes are drawn with straight strokes. */

const BANDS = [1, 0.64, 0.4];

function hash(text: string): number {
  let bits = 2166136261;
  for (const letter of text) {
    bits ^= letter.codePointAt(0)!;
    bits = Math.imul(bits, 16777619);
    bits ^= bits >>> 13;
  }
  return bits >>> 0;
}

interface Shape {
  readonly petals: number;
  readonly strands: number;
  readonly points: readonly Point[];
}

type Point = readonly [number, number];

function shapeOf(family: string, straight: boolean): Shape {
  const bits = hash(family);
  const petals = 5 + (bits % 7);
  const strands = 3 + ((bits >>> 5) % 2);
  const overtone = 2 + ((bits >>> 9) % 2);
  const share = 0.15 + ((bits >>> 13) % 5) / 14;
  const depth = 9 + ((bits >>> 17) % 6);
  const count = petals * (straight ? 4 : 10);
  const wave = (turn: number): number =>
    straight
      ? 4 * Math.abs(((petals * turn) % 1) - 0.5) - 1
      : Math.sin(petals * turn * 2 * Math.PI) + share * Math.sin(overtone * petals * turn * 2 * Math.PI);
  const points = Array.from({ length: count }, (_, i): Point => {
    const turn = i / count;
    const radius = 50 - depth * 1.2 + depth * wave(turn);
    return [radius * Math.cos(turn * 2 * Math.PI), radius * Math.sin(turn * 2 * Math.PI)];
  });
  return { petals, strands, points };
}

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

function curve(points: readonly Point[]): string {
  const middle = (one: Point, other: Point): string => at([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
  const bows = points.map((point, i) => `Q${at(point)} ${middle(point, points[(i + 1) % points.length]!)}`);
  return `M${middle(points.at(-1)!, points[0]!)}${bows.join('')}Z`;
}

/** All strands of all bands as one path: each thing of a drawing is styled anew for every card that shows it. */
function pathOf(family: string, stages: number, straight: boolean): string {
  const { petals, strands, points } = shapeOf(family, straight);
  const turned = (scale: number, angle: number): readonly Point[] => {
    const [along, across] = [scale * Math.cos(angle), scale * Math.sin(angle)];
    return points.map(([x, y]) => [x * along - y * across, x * across + y * along]);
  };
  return BANDS.slice(0, stages)
    .flatMap((scale, band) =>
      Array.from({ length: strands }, (_, strand) =>
        turned(scale, ((2 * strand) / strands + band) * (Math.PI / petals)),
      ),
    )
    .map(straight ? polygon : curve)
    .join('');
}

/** Draws the engraving among the marks unless it is there already, and says what it is called there. */
export function engravingOf(family: string, stages: number, straight: boolean): string {
  const id = `engraved-${hash(family).toString(36)}${straight ? 's' : ''}-${stages}`;
  const marks = document.querySelector('svg.sprite');
  if (marks === null || document.getElementById(id) !== null) return id;
  const symbol = drawn('symbol', { id, viewBox: '-62 -62 124 124' });
  symbol.append(drawn('path', { d: pathOf(family, stages, straight), ...STROKE }));
  marks.append(symbol);
  return id;
}

const STROKE = { fill: 'none', stroke: 'currentColor', 'vector-effect': 'non-scaling-stroke' };

function drawn(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
