import { existsSync } from 'node:fs';
import { installPackages } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { report } from './lib/report.mjs';
import { fromRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const SDK_PARTS = ['sdk module', 'sdk script', 'sdk types'];

requireNode();
await installPackages();

const { createDevServer } = await import('./lib/dev-server.mjs');

const build = (...parts) => run(process.execPath, [fromRoot('scripts/build.mjs'), ...parts]);
// The server opens these folders at its start.
if (!existsSync(fromRoot('dist/client'))) await build('client');
if (!existsSync(fromRoot('dist/games'))) await build('games', ...SDK_PARTS);
if (!existsSync(fromRoot('dist/headset'))) await build('headset');

const server = await createDevServer({
  port: Number(process.env.PORT ?? 8080),
  onGameChange: () => build('games'),
  onSdkChange: () => build('games', ...SDK_PARTS),
});
report.say('the interface updates in the page; the server restarts when one of its files changes');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
