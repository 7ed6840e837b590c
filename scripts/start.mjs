import { pathToFileURL } from 'node:url';
import { buildIsCurrent } from './lib/fingerprint.mjs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { fromRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { requireNoServer } from './lib/running-server.mjs';

requireNode();
requireNoServer();
await installPackages();

// Runs in a separate process, because the build sets NODE_ENV and needs much memory.
if (!buildIsCurrent() && (await run(process.execPath, [fromRoot('scripts/build.mjs')])) !== 0) process.exit(1);

process.argv[1] = fromRoot('dist/server/main.js');
await import(pathToFileURL(process.argv[1]).href);
