import { closingLine, oneCheck, sum } from './lib/counts.mjs';
import { failuresIn } from './lib/failures.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { report, seconds } from './lib/report.mjs';
import { reportFile, testSteps } from './lib/test-steps.mjs';

requireNode();

const asked = process.argv.slice(2);
const isAsked = ({ name, neededBy = [], onlyAsked = false }) =>
  asked.length === 0 ? !onlyAsked : [name, ...neededBy].some((each) => asked.includes(each));
const known = testSteps.flat().map(({ name }) => name);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are: ${known.join(', ')}.`);
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

await installPackages();

const all = [];
for (const group of testSteps) all.push(...(await Promise.all(group.filter(isAsked).map(timed))));

const total = sum(all.map(({ counts }) => counts));
for (const { name, counts } of all) {
  const isFlaky = (failure) => counts.flaky.includes(failure);
  for (const failure of failuresIn(reportFile(name)).filter((each) => !isFlaky(each))) report.fail(name, failure);
  for (const failure of counts.flaky) report.flaky(name, failure);
}
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
console.log(closingLine(total));
