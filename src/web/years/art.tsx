import type { ReactNode } from 'react';

/* What is drawn on the tins, each by its era's short year; one that is not here has its colours and its mark alone. */

const rays = (x: number, y: number, count: number, [near, far]: readonly [number, number]): string =>
  Array.from({ length: count }, (_, each) => {
    const turn = (each * 2 * Math.PI) / count;
    const at = (away: number): string =>
      `${Math.round(x + away * Math.cos(turn))} ${Math.round(y + away * Math.sin(turn))}`;
    return `M${at(near)}L${at(far)}`;
  }).join('');

/** A star of four points. */
const star = (x: number, y: number, size: number): string => {
  const [short, long] = [size * 0.24, size * 0.76];
  return `M${x} ${y - size}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}-${short}-${long}-${long}-${short} ${long}-${short}z`;
};

const hexagon = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}l${size * 0.87} ${size / 2}v${size}l-${size * 0.87} ${size / 2}-${size * 0.87}-${size / 2}v-${size}z`;

/** A strip of dots like a code, the same every time. */
const dots = ((): string => {
  let bits = 7;
  let path = '';
  for (let x = 0; x < 108; x++) {
    for (let y = 0; y < 8; y++) {
      bits = (bits * 1103515245 + 12345) & 0x7fffffff;
      if ((bits >> 16) % 5 < 2) path += `M${x * 5} ${332 + y * 5}h3.6v3.6h-3.6z`;
    }
  }
  return path;
})();

const sameFor = (places: readonly number[], path: (place: number) => string): string => places.map(path).join('');

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, each) => each);

const LINE = 'none';

export const ART: Readonly<Record<string, ReactNode>> = {
  '99': (
    <>
      <path d={rays(396, 112, 48, [92, 420])} stroke="#8a5a00" strokeOpacity=".2" strokeWidth="3" />
      <path
        d={sameFor(upTo(26), (i) => star((i * 97) % 536, (i * 61) % 372, 6 + 2 * (i % 4)))}
        fill="#fff6d2"
        fillOpacity=".55"
      />
    </>
  ),
  '00': (
    <>
      {upTo(6).map((i) => (
        <ellipse
          key={i}
          cx="300"
          cy="170"
          rx={130 + i * 46}
          ry={46 + i * 20}
          transform={`rotate(${-24 + i * 3} 300 170)`}
          fill={LINE}
          stroke="#fff"
          strokeOpacity={0.32 - i * 0.04}
          strokeWidth={i % 2 === 0 ? 2.4 : 1}
        />
      ))}
      <path
        d="M334 170a34 34 0 1 1-68 0 34 34 0 0 1 68 0zM186 214a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM457 92a5 5 0 1 1-10 0 5 5 0 0 1 10 0z"
        fill="#fff"
        fillOpacity=".22"
      />
    </>
  ),
  '02': <path d={dots} fill="#62c9d6" fillOpacity=".55" />,
  '03': (
    <>
      <path
        d="M0 0 150 130 60 372M150 130 300 0M150 130 250 250 60 372M250 250 300 0M250 250 330 372M536 0 400 150 300 0M400 150 536 300M400 150 360 372M400 150 250 250"
        fill={LINE}
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="1.4"
      />
      <path d="M150 130 300 0 250 250zM400 150 536 0v300z" fill="#fff" fillOpacity=".09" />
    </>
  ),
  '04': (
    <>
      <path
        d="M-20 372C120 330 60 180 210 150S330 40 300-20"
        fill={LINE}
        stroke="#d8442a"
        strokeWidth="34"
        strokeOpacity=".9"
      />
      <path
        d="M40 392C180 350 120 200 270 170S390 60 360 0"
        fill={LINE}
        stroke="#f08a3c"
        strokeWidth="10"
        strokeOpacity=".9"
      />
      <path
        d={star(430, 80, 40) + star(380, 230, 22) + star(480, 300, 30) + star(110, 90, 18)}
        fill="#f5e9b0"
        fillOpacity=".9"
      />
    </>
  ),
  '05': (
    <>
      <path
        d={sameFor(
          upTo(13),
          (i) =>
            `M-10 ${20 + i * 32}C110 ${-50 + i * 36} 190 ${110 + i * 26} 290 ${40 + i * 28}S450 ${-10 + i * 34} 560 ${70 + i * 26}`,
        )}
        fill={LINE}
        stroke="#f2d6a8"
        strokeOpacity=".22"
        strokeWidth="1.5"
      />
      <path d="M400 60 496 226H304z" fill={LINE} stroke="#f7e3c0" strokeOpacity=".55" strokeWidth="9" />
    </>
  ),
  '07': (
    <>
      <path
        d="M60 60 150-20 220 90 130 200zM150-20 300-10 220 90zM130 200 220 90 300 240zM20 230 130 200 100 372 10 372zM130 200 300 240 210 372 100 372z"
        fill="#fff"
        fillOpacity=".36"
        stroke="#5e8fb3"
        strokeOpacity=".45"
      />
      {[110, 86, 62, 38].map((r) => (
        <circle key={r} cx="440" cy="190" r={r} fill="#fff" fillOpacity=".22" stroke="#b4839a" strokeOpacity=".35" />
      ))}
    </>
  ),
  '09': (
    <path
      d={sameFor([20, 46, 72, 98, 124, 150, 176], (r) => `M400 ${60 - r}L${400 + r} 60 400 ${60 + r} ${400 - r} 60z`)}
      fill={LINE}
      stroke="#e6e4ff"
      strokeOpacity=".3"
      strokeWidth="2"
    />
  ),
  '11': (
    <>
      <circle cx="360" cy="186" r="118" fill={LINE} stroke="#8d8d88" strokeWidth="2" />
      <path d="M262 186a98 98 0 0 1 98-98" fill={LINE} stroke="#8d8d88" strokeWidth="14" />
      <path d="M458 186a98 98 0 0 1-98 98" fill={LINE} stroke="#55554f" strokeWidth="14" />
    </>
  ),
  '13': (
    <>
      <path
        d={sameFor(upTo(8), (i) => `M${-60 + i * 14} -10C${240 + i * 14} 120 ${-60 + i * 14} 250 ${260 + i * 14} 390`)}
        fill={LINE}
        stroke="#86b4ff"
        strokeOpacity=".4"
        strokeWidth="2"
      />
      <path
        d={sameFor(upTo(8), (i) => `M${590 - i * 14} -10C${290 - i * 14} 120 ${590 - i * 14} 250 ${270 - i * 14} 390`)}
        fill={LINE}
        stroke="#ff8fa6"
        strokeOpacity=".4"
        strokeWidth="2"
      />
    </>
  ),
  '17': (
    <>
      <path d={rays(268, 246, 40, [100, 330])} stroke="#ffd98f" strokeOpacity=".2" strokeWidth="4" />
      <path d="M182 246a86 86 0 0 1 172 0z" fill="#ffcf6e" fillOpacity=".8" />
      <path d="M430 40a48 48 0 1 1-40 76 58 58 0 0 0 40-76z" fill="#fff3d6" fillOpacity=".7" />
    </>
  ),
  '22': (
    <path
      d={sameFor([-40, 20, 80, 140], (down) => `M-60 ${20 + down * 2}L240 ${420 + down * 2} 596 ${20 + down * 2}`)}
      fill={LINE}
      stroke="#fff"
      strokeOpacity=".12"
      strokeWidth="10"
    />
  ),
  '23': (
    <>
      <path
        d="M400 40 500 100 500 220 400 280 300 220 300 100zM400 40 400 160 300 100zM400 160 500 100 500 220z"
        fill="#fff"
        fillOpacity=".12"
        stroke="#fff"
        strokeOpacity=".45"
      />
      <path
        d={hexagon(90, 300, 34) + hexagon(190, 330, 18) + hexagon(60, 70, 22) + hexagon(250, 60, 14)}
        fill="#fff"
        fillOpacity=".08"
        stroke="#fff"
        strokeOpacity=".3"
      />
    </>
  ),
  '25': (
    <>
      {['#ff5d6c', '#ff9d4d', '#ffe066', '#63e6a1', '#54b9ff', '#a88bff'].map((colour, i) => (
        <path
          key={colour}
          d={`M-40 ${330 + i * 22}L268 ${120 + i * 22} 576 ${330 + i * 22}`}
          fill={LINE}
          stroke={colour}
          strokeOpacity=".6"
          strokeWidth="11"
        />
      ))}
      <path
        d="M-40 300 268 90 576 300M-40 250 268 40 576 250"
        fill={LINE}
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="2"
      />
    </>
  ),
};
