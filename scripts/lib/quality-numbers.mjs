import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { treeNumbers } from './tree-numbers.mjs';

const PAGE = fromRoot('docs/quality.md');
const ROW = /^\| (.+?) \| ([\d,.]+) \| (.+?) \|$/;

/** Rows of the table of numbers in docs/quality.md, by name. */
export function recordedNumbers(page = readFileSync(PAGE, 'utf8')) {
  const table = page.split('## Numbers\n')[1]?.split('\n## ')[0] ?? '';
  return new Map(
    table.split('\n').flatMap((line) => {
      const [, name, now, reach] = ROW.exec(line) ?? [];
      return name === undefined ? [] : [[name, { now: Number(now.replaceAll(',', '')), reach }]];
    }),
  );
}

/** Numbers that are recorded but not enforced, because each feature adds lines. */
const NOT_ENFORCED = new Set(['lines of src, server and test']);

/** Rows that people measure. */
const BY_HAND = new Set([
  'minutes of `npm test` on two cores',
  'flaky tests in the last full run',
  'mutation score of the domain, in percent',
]);

const REACH = /^(?:(at most|fewer than|at least) )?([\d,.]+)(?: to ([\d,.]+))?$/;

/** Distance of a number from the `reach` column: "at most 5", "fewer than 5", "at least 5", "4 to 5" or "5". */
export function distanceFrom(reach, value) {
  const [, kind, first, last] = REACH.exec(reach) ?? [];
  if (first === undefined) return Number.POSITIVE_INFINITY;
  const [least, most] = [first, last ?? first].map((text) => Number(text.replaceAll(',', '')));
  if (kind === 'fewer than') return Math.max(0, value - most + 1);
  const below = kind === 'at most' ? 0 : least - value;
  const above = kind === 'at least' ? 0 : value - most;
  return Math.max(0, below, above);
}

/** Returns a sentence for each number that misses its reach and is worse than its row, and for each row without a number. */
export function worseThanRecorded(measured, recorded) {
  const worse = Object.entries(measured)
    .filter(([name, value]) => {
      const { now, reach } = recorded.get(name) ?? {};
      if (NOT_ENFORCED.has(name)) return false;
      return now === undefined || distanceFrom(reach, value) > distanceFrom(reach, now);
    })
    .map(([name, value]) => {
      const { now = 'nowhere', reach = 'unknown' } = recorded.get(name) ?? {};
      return `${name}: ${value}, recorded ${now}, reach ${reach}`;
    });
  const missing = [...recorded.keys()].filter((name) => !(name in measured) && !BY_HAND.has(name));
  return [...worse, ...missing.map((name) => `${name}: not computed`)];
}

/** Writes the tree's numbers to the table unless one is worse. Returns the table's lines and the worse numbers. */
export function recordNumbers() {
  const measured = treeNumbers();
  const worse = worseThanRecorded(measured, recordedNumbers());
  if (worse.length > 0) return { lines: [], worse };
  const page = readFileSync(PAGE, 'utf8');
  const written = page.replace(new RegExp(ROW, 'gm'), (line, name, _now, reach) =>
    name in measured ? `| ${name} | ${measured[name].toLocaleString('en')} | ${reach} |` : line,
  );
  if (written !== page) writeFileSync(PAGE, written);
  const lines = [...recordedNumbers(written)].map(([name, { now, reach }]) => `${name}: ${now} (reach ${reach})`);
  return { lines, worse };
}
