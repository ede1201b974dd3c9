// `node scripts/lock.mjs`: makes the lock file whole. Not every registry carries the packages built for other platforms,
// and then npm leaves them out of the lock file, with which `npm ci` refuses to work anywhere. Their versions are stated by
// the packages that want them, their platforms by their names; nobody else's platform installs them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((each) => words.includes(each));
  const cpu = PROCESSORS.filter((each) => words.includes(each));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
  };
}

const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`;
    const top = `node_modules/${name}`;
    if (lock.packages[top] !== undefined || lock.packages[nested] !== undefined) continue;
    if (!/^\d/.test(version)) continue;
    lock.packages[top] = { version, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true };
    added.push(name);
  }
}
for (const entry of Object.values(lock.packages)) delete entry.resolved;
const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock file is whole.' : `Added to the lock file: ${added.join(', ')}`);
