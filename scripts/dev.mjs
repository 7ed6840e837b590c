import { existsSync } from 'node:fs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { report } from './lib/report.mjs';
import { fromRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';

requireNode();
await installPackages();

const { createDevServer } = await import('./lib/dev-server.mjs');

const build = (...parts) => run(process.execPath, [fromRoot('scripts/build.mjs'), ...parts]);
if (!existsSync(fromRoot('dist/games'))) await build('games', 'sdk module', 'sdk script');

const server = await createDevServer({
  onGameChange: () => build('games'),
  onSdkChange: () => build('games', 'sdk module', 'sdk script'),
});
report.say('watching: the interface reloads in the page, the server starts again when one of its files changes');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
