import { parseArgs } from 'node:util';
import { report, seconds } from './lib/report.mjs';
import { openServerSources } from './lib/server-sources.mjs';

/** `npm run demo:catalogue -- --games N`: adds synthetic games to the configured database, for tests of load and paging. */
const MOST = 2_000_000;

const { values } = parseArgs({
  options: { games: { type: 'string' }, 'even-in-production': { type: 'boolean', default: false } },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1 || games > MOST) {
  console.error(`Missing or invalid --games. Run npm run demo:catalogue -- --games N, with N from 1 to ${MOST}.`);
  process.exit(1);
}

const started = performance.now();
const sources = await openServerSources();
try {
  const { syntheticCatalogue } = await sources.load('server/platform/demo/synthetic/synthetic-catalogue.ts');
  await syntheticCatalogue({
    environment: process.env,
    games,
    evenInProduction: values['even-in-production'],
    onProgress: (added) => report.say(`${added} of ${games} games`),
  });
  report.done(`${games} games`, seconds(started));
} catch (error) {
  const expected = ['ConfigError', 'DatabaseInUse'].includes(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
} finally {
  await sources.close();
}
