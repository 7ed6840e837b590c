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

/** Numbers for which greater is better. */
const MORE_IS_BETTER = new Set(['median lines of a file in src']);

/** Numbers that are recorded but not enforced, because each feature adds lines. */
const NOT_ENFORCED = new Set(['lines of src, server and test']);

/** Returns the names of numbers that are worse in the tree than in the table. */
export function worseThanRecorded(measured, recorded) {
  return Object.entries(measured)
    .filter(([name, value]) => {
      const now = recorded.get(name)?.now;
      if (NOT_ENFORCED.has(name)) return false;
      return now === undefined || (MORE_IS_BETTER.has(name) ? value < now : value > now);
    })
    .map(([name, value]) => `${name}: ${value}, recorded ${recorded.get(name)?.now ?? 'nowhere'}`);
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
