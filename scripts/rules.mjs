import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { report } from './lib/report.mjs';
import { fromRoot } from './lib/root.mjs';
import { rulesOfTheCode } from './rules/rules-of-the-code.mjs';

const PAGE = fromRoot('docs/rules.md');

const onlyCheck = process.argv.includes('--check');
const { page, complaints, count } = rulesOfTheCode();
const isStale = onlyCheck && (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page);
if (!onlyCheck) writeFileSync(PAGE, page);

const all = [...complaints, ...(isStale ? ['docs/rules.md is not what the code says: npm run rules'] : [])];
for (const complaint of all) report.say(complaint);
if (all.length > 0) {
  report.fail('rules', `${count} numbers, ${all.length} complaints`);
  process.exitCode = 1;
} else {
  report.done('rules', `${count} numbers`);
}
