import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { buildParts } from './lib/build-parts.mjs';
import { COMMAND_LINE, inputFingerprint, rememberBuild } from './lib/fingerprint.mjs';
import { fromRoot } from './lib/root.mjs';
import { report, seconds } from './lib/report.mjs';

/** `npm run build`, or some parts of it: `npm run build -- client render`. */
async function timed({ name, run }) {
  const started = performance.now();
  try {
    await run();
    report.done(name, seconds(started));
    return true;
  } catch (error) {
    report.fail(name, seconds(started));
    console.error(error);
    return false;
  }
}

const asked = process.argv.slice(2);
const parts = asked.length === 0 ? buildParts : buildParts.filter(({ name }) => asked.includes(name));

// Computed first: a file that changes during the build must cause a new build at the next start.
const fingerprint = inputFingerprint();
const whole = parts.length === buildParts.length;
mkdirSync(fromRoot('dist'), { recursive: true });
// The templates are not part of the product; `npm test` builds them at the same time.
const old = whole ? readdirSync(fromRoot('dist')).filter((name) => name !== 'templates') : [];
for (const name of old) rmSync(fromRoot(`dist/${name}`), { recursive: true, force: true });

const started = performance.now();
const outcomes = await Promise.all(parts.map(timed));
if (outcomes.length > 0 && outcomes.every(Boolean)) {
  if (whole) rememberBuild(fingerprint);
  else if (asked.includes(COMMAND_LINE)) rememberBuild(fingerprint, COMMAND_LINE);
  report.done('build', seconds(started));
} else {
  report.fail('build', seconds(started));
  process.exitCode = 1;
}
