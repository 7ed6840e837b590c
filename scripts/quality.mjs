import { requestedSteps } from './lib/requested-steps.mjs';
import { requireNode } from './lib/node-version.mjs';
import { qualitySteps } from './lib/quality-steps.mjs';
import { report, seconds } from './lib/report.mjs';

requireNode();

const { asked, unknown } = requestedSteps(qualitySteps, process.argv.slice(2));
if (unknown.length > 0) {
  const known = qualitySteps.map(({ name }) => name).join(', ');
  console.error(`Unknown gate ${unknown.join(', ')}. Known gates: ${known}.`);
  process.exit(1);
}

for (const { name, run } of asked) {
  const started = performance.now();
  const { ok, note } = await run();
  const words = `${note}, ${seconds(started)}`;
  if (ok) {
    report.done(name, words);
  } else {
    report.fail(name, words);
    process.exitCode = 1;
  }
}
