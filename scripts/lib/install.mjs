import { existsSync, statSync } from 'node:fs';
import { report, seconds } from './report.mjs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

// npm writes this file last.
const INSTALLED = 'node_modules/.package-lock.json';
const OPTIONS = ['--no-audit', '--no-fund', '--loglevel=error'];
/** A package of the tests. */
const OF_TESTS = 'node_modules/vitest';

function packagesAreCurrent(folder = '') {
  const installed = fromRoot(`${folder}${INSTALLED}`);
  const lock = fromRoot(`${folder}package-lock.json`);
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Installs the engines of the templates, which the product itself does not need. Resolves with false if npm fails. */
export async function installTemplatePackages() {
  if (packagesAreCurrent('templates/')) return true;
  const { code, output } = await capture('npm', [
    'ci',
    '--prefix',
    'templates',
    '--ignore-scripts',
    '--include=dev',
    ...OPTIONS,
  ]);
  if (code !== 0) console.error(output);
  return code === 0;
}

/**
 * Installs missing or outdated packages; those of tests and checks, which are more than half, only on request. Ends the process with
 * npm's output on failure.
 */
export async function installPackages({ withTests = false } = {}) {
  if (packagesAreCurrent() && (!withTests || existsSync(fromRoot(OF_TESTS)))) return;
  const started = performance.now();
  report.say('installing packages ...');
  const { code, output } = await capture('npm', ['ci', withTests ? '--include=dev' : '--omit=dev', ...OPTIONS]);
  if (code !== 0) {
    console.error(output);
    report.fail('packages', 'npm ci failed');
    process.exit(1);
  }
  report.done('packages', seconds(started));
}
