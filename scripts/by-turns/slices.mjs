// Two trees by turns: the same slice of work in one and the other, and what it took of the processor.

const median = (list) => {
  const sorted = [...list].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

function measured(slice) {
  slice.ready?.();
  const before = process.cpuUsage();
  const { work, checksum } = slice.run();
  if (!Number.isFinite(checksum))
    throw new Error('This slice has no checksum: nothing shows that the work was the same.');
  const { user, system } = process.cpuUsage(before);
  return { rate: work / ((user + system) / 1e6), checksum };
}

/** Bytes for each unit of work: the median of the pieces, each taken a few times, in which nothing was thrown away. */
function allocated({ pieces }) {
  const found = [...pieces, ...pieces, ...pieces].map((piece) => {
    const before = process.memoryUsage().heapUsed;
    const work = piece();
    return (process.memoryUsage().heapUsed - before) / work;
  });
  return median(found.filter((bytes) => bytes > 0));
}

/** So many slices of each tree after some that warm both up; every other pair begins with the other one. */
export function compared({ unit, warm, of }, trees, slices) {
  const both = trees.map(of);
  for (let i = 0; i < warm; i++) for (const slice of both) measured(slice);
  const taken = [[], []];
  for (let i = 0; i < slices; i++)
    for (const which of i % 2 === 0 ? [0, 1] : [1, 0]) taken[which].push(measured(both[which]));
  const ratios = taken[1].map(({ rate }, i) => rate / taken[0][i].rate).sort((one, other) => one - other);
  const checksums = taken.map((all) => [...new Set(all.map(({ checksum }) => checksum))].join('/'));
  const [old, now] = taken.map((all) => median(all.map(({ rate }) => rate)));
  return {
    same: checksums[0] === checksums[1],
    checksums,
    unit,
    old,
    now,
    ratio: median(ratios),
    low: ratios[0],
    high: ratios.at(-1),
    bytes: both[0].pieces === undefined ? null : both.map(allocated),
  };
}
