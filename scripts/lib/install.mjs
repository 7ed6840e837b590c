import { existsSync, statSync } from 'node:fs';
import { report, seconds } from './report.mjs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

// npm writes this file last.
const INSTALLED = 'node_modules/.package-lock.json';

function packagesAreCurrent() {
  const installed = fromRoot(INSTALLED);
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(fromRoot('package-lock.json')).mtimeMs;
}

/** Installs the packages when there are none or the lock file is newer; ends the process with npm's words when that fails. */
export async function installPackages() {
  if (packagesAreCurrent()) return;
  const started = performance.now();
  report.say('installing packages ...');
  const { code, output } = await capture('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']);
  if (code !== 0) {
    console.error(output);
    report.fail('packages', 'npm ci failed');
    process.exit(1);
  }
  report.done('packages', seconds(started));
}
