import { pathToFileURL } from 'node:url';
import { buildIsCurrent, COMMAND_LINE } from './lib/fingerprint.mjs';
import { fromRoot } from './lib/root.mjs';
import { capture } from './lib/run.mjs';

/** `npm run holocade -- COMMAND`: runs an operator command. Builds the command line first if its sources have changed. */
async function build() {
  const { code, output } = await capture(process.execPath, [fromRoot('scripts/build.mjs'), COMMAND_LINE]);
  if (code === 0) return true;
  console.error(`${output}The command line is not built. Run “npm ci” and “npm run build”, then this command again.`);
  return false;
}

if (buildIsCurrent(COMMAND_LINE) || (await build()))
  await import(pathToFileURL(fromRoot('dist/server/holocade.js')).href);
else process.exitCode = 1;
