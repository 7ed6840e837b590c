import { mkdirSync, rmSync } from 'node:fs';
import { buildParts } from './lib/build-parts.mjs';
import { inputFingerprint, rememberBuild } from './lib/fingerprint.mjs';
import { fromRoot } from './lib/root.mjs';
import { report, seconds } from './lib/report.mjs';

/** `npm run build`, or some parts of it: `npm run build -- client render`. */
async function timed({ name, entry, exists, run }) {
  if (!exists) {
    report.skip(name, `there is no ${entry}`);
    return 'absent';
  }
  const started = performance.now();
  try {
    await run();
    report.done(name, seconds(started));
    return 'built';
  } catch (error) {
    report.fail(name, seconds(started));
    console.error(error);
    return 'failed';
  }
}

const asked = process.argv.slice(2);
const parts = asked.length === 0 ? buildParts : buildParts.filter(({ name }) => asked.includes(name));

// Taken first: a file that changes while the build runs must make the next start build again.
const fingerprint = inputFingerprint();
const whole = parts.length === buildParts.length;
if (whole) rmSync(fromRoot('dist'), { recursive: true, force: true });
mkdirSync(fromRoot('dist'), { recursive: true });

const started = performance.now();
const outcomes = await Promise.all(parts.map(timed));
if (outcomes.includes('failed') || parts.length === 0) {
  report.fail('build', seconds(started));
  process.exitCode = 1;
} else {
  if (whole && !outcomes.includes('absent')) rememberBuild(fingerprint);
  report.done('build', seconds(started));
}
