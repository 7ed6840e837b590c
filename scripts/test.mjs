import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, oneCheck, sum } from './lib/counts.mjs';
import { failuresIn } from './lib/failures.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { report, seconds } from './lib/report.mjs';
import { reportFile, testSteps } from './lib/test-steps.mjs';

requireNode();

const requested = process.argv.slice(2);
const isRequested = ({ name, neededBy = [], onlyOnRequest = false }) =>
  requested.length === 0 ? !onlyOnRequest : [name, ...neededBy].some((each) => requested.includes(each));
const known = testSteps.flat().map(({ name }) => name);
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. Known steps: ${known.join(', ')}.`);
  process.exit(1);
}

async function timed({ name, run }) {
  const started = performance.now();
  const counts = await run().catch((error) => {
    console.error(error);
    return oneCheck(false);
  });
  const note = `${closingLine(counts)}, ${seconds(started)}`;
  if (counts.failed > 0) report.fail(name, note);
  else report.done(name, note);
  return { name, counts };
}

await installPackages({ withTests: true });

// All temporary files of the tests are below one folder, which every user may read: PostgreSQL does not run as root.
const temporary = mkdtempSync(join(tmpdir(), 'holocade-test-'));
chmodSync(temporary, 0o755);
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));

const all = [];
for (const group of testSteps) all.push(...(await Promise.all(group.filter(isRequested).map(timed))));

const total = sum(all.map(({ counts }) => counts));
for (const { name, counts } of all) {
  const isFlaky = (failure) => counts.flaky.includes(failure);
  for (const failure of failuresIn(reportFile(name)).filter((each) => !isFlaky(each))) report.fail(name, failure);
  for (const failure of counts.flaky) report.flaky(name, failure);
}
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
console.log(closingLine(total));
