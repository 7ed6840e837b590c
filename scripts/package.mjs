import { mkdirSync } from 'node:fs';
import { buildIsCurrent } from './lib/fingerprint.mjs';
import { report, seconds } from './lib/report.mjs';
import { fromRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { writeServerPackage } from './lib/server-package.mjs';

/** `npm run package`: writes the product without sources and packages of development to `reports`, as a folder and an archive. */
if (!buildIsCurrent() && (await run(process.execPath, [fromRoot('scripts/build.mjs')])) !== 0) process.exit(1);
const started = performance.now();
mkdirSync(fromRoot('reports'), { recursive: true });
report.done(await writeServerPackage(fromRoot('reports')), seconds(started));
