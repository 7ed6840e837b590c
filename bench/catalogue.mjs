import { findPostgres } from '../scripts/lib/postgres.mjs';
import { report, seconds } from '../scripts/lib/report.mjs';
import { openServerSources } from '../scripts/lib/server-sources.mjs';
import { catalogueCases } from './lib/catalogue-cases.mjs';
import { withFilledCatalogue } from './lib/filled-catalogue.mjs';
import { machineClass } from './lib/machine-class.mjs';
import { percentile } from './lib/percentile.mjs';

/** `npm run bench:catalogue`: how long the catalogue's statements take with 100 games and with 1,000,000 (or BENCH_GAMES); it judges nothing. */
const [SMALL, LARGE] = [100, Number(process.env.BENCH_GAMES ?? 1_000_000)];
const WARM_UP = 20;
const RUNS = 200;

async function measure(run) {
  const times = [];
  for (let count = 0; count < WARM_UP + RUNS; count += 1) {
    const started = performance.now();
    await run();
    if (count >= WARM_UP) times.push(performance.now() - started);
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
}

async function measureAll(folder, sources, games) {
  const started = performance.now();
  return withFilledCatalogue(folder, sources, games, async (database, client) => {
    report.done(`${games} games`, seconds(started));
    const measured = [];
    for (const { key, name, run } of await catalogueCases(sources, database, client))
      measured.push({ key, name, ...(await measure(run)) });
    return measured;
  });
}

const folder = await findPostgres();
if (folder === undefined) throw new Error('There is no PostgreSQL server of at least version 15.');
const sources = await openServerSources();
try {
  const small = await measureAll(folder, sources, SMALL);
  const large = await measureAll(folder, sources, LARGE);
  const ms = (time) => (time === undefined ? '' : time.toFixed(1));
  console.log(`\n${machineClass()}\n\n| list | p50 of ${SMALL} | p50, ms | p95, ms | ratio |\n|---|---|---|---|---|`);
  for (const { key, name, p50, p95 } of large) {
    const before = small.find((one) => one.key === key)?.p50;
    const ratio = before === undefined ? '' : (p50 / before).toFixed(1);
    console.log(`| ${name} | ${ms(before)} | ${ms(p50)} | ${ms(p95)} | ${ratio} |`);
  }
} finally {
  await sources.close();
}
