import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { report, seconds } from '../../scripts/lib/report.mjs';
import { openServerSources } from '../../scripts/lib/server-sources.mjs';
import { catalogueCases } from './catalogue-cases.mjs';
import { withFilledCatalogue } from './filled-catalogue.mjs';
import { percentile } from './percentile.mjs';

const WARM_UP = 10;
const REPEATS = 100;

async function timesOf(run) {
  const times = [];
  for (let count = 0; count < WARM_UP + REPEATS; count += 1) {
    const started = performance.now();
    await run();
    if (count >= WARM_UP) times.push(performance.now() - started);
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95), fastest: Math.min(...times) };
}

/** Measures the catalogue's statements with each number of games, on PostgreSQL. Times in milliseconds, 100 runs each. */
export async function growthFigures(sizes) {
  const folder = await findPostgres();
  if (folder === undefined)
    throw new Error('No PostgreSQL server of version 15 or later found. Install one and run the benchmark again.');
  const sources = await openServerSources();
  try {
    const figures = [];
    for (const games of sizes) {
      const started = performance.now();
      const cases = await withFilledCatalogue(folder, sources, games, async (database, client) => {
        report.done(`${games} games`, seconds(started));
        const measured = [];
        for (const { run, ...one } of await catalogueCases(sources, database, client))
          measured.push({ ...one, ...(await timesOf(run)) });
        return measured;
      });
      figures.push({ games, cases });
    }
    return figures;
  } finally {
    await sources.close();
  }
}

/** Writes the medians of each size, and the details of the largest, as a table. */
export function growthTable(figures) {
  const ms = (time) => (time === undefined ? '' : time.toFixed(1));
  const { games: most, cases } = figures.at(-1);
  const smaller = figures.slice(0, -1);
  const head = [
    'list (games in it)',
    'page',
    ...smaller.map(({ games }) => `p50 of ${games}`),
    `p50 of ${most}`,
    'p95',
    'fastest',
  ];
  const rows = cases.map(({ key, list, note, page, p50, p95, fastest }, index) => {
    const name = cases[index - 1]?.list === list ? '' : `${list}${note === undefined ? '' : ` (${note})`}`;
    const before = smaller.map((size) => ms(size.cases.find((one) => one.key === key)?.p50));
    return [name, page, ...before, ms(p50), ms(p95), ms(fastest)];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
