import { findPostgres } from '../scripts/lib/postgres.mjs';
import { report, seconds } from '../scripts/lib/report.mjs';
import { openServerSources } from '../scripts/lib/server-sources.mjs';
import { catalogueCases } from './lib/catalogue-cases.mjs';
import { withFilledCatalogue, withKnownCatalogue } from './lib/filled-catalogue.mjs';
import { machineClass } from './lib/machine-class.mjs';
import { percentile } from './lib/percentile.mjs';

/**
 * `npm run bench:catalogue`: measures the catalogue's statements with 100 games and with 1,000,000 (BENCH_GAMES), or in the filled
 * database BENCH_DATABASE_URL. Each is run BENCH_RUNS times. There is no limit to pass.
 */
const [SMALL, LARGE] = [100, Number(process.env.BENCH_GAMES ?? 1_000_000)];
const KNOWN = process.env.BENCH_DATABASE_URL;
const WARM_UP = 10;
const RUNS = Number(process.env.BENCH_RUNS ?? 100);

async function measure(run) {
  const times = [];
  for (let count = 0; count < WARM_UP + RUNS; count += 1) {
    const started = performance.now();
    await run();
    if (count >= WARM_UP) times.push(performance.now() - started);
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95), fastest: Math.min(...times) };
}

async function measured(sources, database, client) {
  const all = [];
  for (const { run, ...one } of await catalogueCases(sources, database, client))
    all.push({ ...one, ...(await measure(run)) });
  return all;
}

async function measureFilled(folder, sources, games) {
  const started = performance.now();
  return withFilledCatalogue(folder, sources, games, (database, client) => {
    report.done(`${games} games`, seconds(started));
    return measured(sources, database, client);
  });
}

const folder = await findPostgres();
if (folder === undefined)
  throw new Error('No PostgreSQL server of version 15 or later found. Install one and run the benchmark again.');
const sources = await openServerSources();
try {
  const small = await measureFilled(folder, sources, SMALL);
  const large = KNOWN
    ? await withKnownCatalogue(KNOWN, sources, (database, client) => measured(sources, database, client))
    : await measureFilled(folder, sources, LARGE);
  const ms = (time) => (time === undefined ? '' : time.toFixed(1));
  console.log(`\n${machineClass()}, ${RUNS} runs each, in milliseconds\n`);
  console.log(`| list (games in it) | page | p50 of ${SMALL} | p50 | p95 | fastest |\n|---|---|---|---|---|---|`);
  for (const [index, { key, list, note, page, p50, p95, fastest }] of large.entries()) {
    const name = large[index - 1]?.list === list ? '' : `${list}${note === undefined ? '' : ` (${note})`}`;
    const before = small.find((one) => one.key === key)?.p50;
    console.log(`| ${name} | ${page} | ${ms(before)} | ${ms(p50)} | ${ms(p95)} | ${ms(fastest)} |`);
  }
} finally {
  await sources.close();
}
