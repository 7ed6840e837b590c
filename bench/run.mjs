import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { report, seconds } from '../scripts/lib/report.mjs';
import { fromRoot } from '../scripts/lib/root.mjs';
import { run } from '../scripts/lib/run.mjs';
import { growthFigures, growthTable } from './lib/growth-figures.mjs';
import { machineClass } from './lib/machine-class.mjs';
import { withPortal } from './lib/portal.mjs';
import { realtimeFigures, realtimeTable } from './lib/realtime-figures.mjs';
import { memoryFigures, routeFigures } from './lib/route-figures.mjs';
import { sdkRoundTrip } from './lib/sdk-round-trip.mjs';
import { searchFigures, searchTable } from './lib/search-figures.mjs';
import { serverFigures, serverTable } from './lib/server-figures.mjs';
import { startFigures } from './lib/start-figures.mjs';

/**
 * `npm run bench`: measures the built product on loopback, each figure beside its reference in the same run, and writes a table and
 * reports/bench.json. Parts can be named: pages, routes, sdk, server, search, realtime, growth, start. `npm run build` comes first.
 * BENCH_CPU is the slowdown of the processor in pages and routes; by default it depends on the machine. BENCH_GAMES (10,000), BENCH_SEARCH (100,000 games), BENCH_RUNS (5), BENCH_MS (4000 for each address) and BENCH_GROWTH (1000,10000,100000) change
 * the run.
 */
const GAMES = Number(process.env.BENCH_GAMES ?? 10_000);
const SEARCHED = Number(process.env.BENCH_SEARCH ?? 100_000);
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const GROWTH = (process.env.BENCH_GROWTH ?? '1000,10000,100000').split(',').map(Number);
const BROWSER_ARGS = [
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--disable-background-networking',
  '--disable-quic',
];

const table = (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const ms = (time) => time.toFixed(time < 10 ? 2 : 0);

/** Loads a file that needs Lighthouse, a package of the benchmarks only, which is installed on first use. */
async function withLighthouse(load) {
  const folder = fromRoot('bench');
  if (!existsSync(`${folder}/node_modules/lighthouse`)) await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
  return load();
}

/** Runs work with a browser, and with the slowdown that makes this machine about as fast as a phone. */
async function withBrowser(work) {
  const { cpuRate } = await withLighthouse(() => import('./lib/cpu-rate.mjs'));
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found. Install one and run the benchmark again.');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const { index, rate } = await cpuRate(browser);
    console.log(`  BenchmarkIndex ${index}, so the processor is slowed down ${rate} times`);
    return { index, rate, ...(await work({ browser, chromium: executablePath, runs: RUNS, rate })) };
  } finally {
    await browser.close();
  }
}

const inBrowser = (work) =>
  withBrowser((tools) =>
    withPortal({ games: GAMES, port: 8390, demo: true, tls: 8391 }, (portal) => work(portal, tools)),
  );

function pageTable({ pages: { floor, ...pages } }) {
  const ratio = (value, of) => `${ms(value)} (${(value / of).toFixed(2)})`;
  const rows = Object.entries({ floor, ...pages }).map(([name, page]) => [
    name,
    page.score,
    ratio(page.fcp, floor.fcp),
    ratio(page.lcp, floor.lcp),
    ms(page.tbt),
    page.cls.toFixed(3),
    `${page.load.requests} / ${page.idle.requests}`,
    `${kilobytes(page.load.types.Script ?? 0)} / ${kilobytes(page.idle.types.Script ?? 0)}`,
    `${kilobytes(page.load.bytes)} / ${kilobytes(page.idle.bytes)}`,
  ]);
  const head = [
    'page',
    'Lighthouse',
    'FCP ms (of floor)',
    'LCP ms (of floor)',
    'TBT ms',
    'CLS',
    'requests to load / idle',
    'script KB',
    'all KB',
  ];
  const tasks = Object.entries(pages).flatMap(([name, page]) =>
    page.tasks.map(({ cause, startTime, duration }) => [name, ms(duration), ms(startTime), cause.split('/').at(-1)]),
  );
  const dashes = (cells) => cells.map(() => '---');
  const taskHead = ['page', 'long task, ms', 'at ms', 'script'];
  return `${table([head, dashes(head), ...rows])}\n\n${table([taskHead, dashes(taskHead), ...tasks])}`;
}

function routeTable({ routes, memory, rate }) {
  const head = [`route change, ${rate}x CPU and slow 4G, after hover`, 'ms'];
  const heap = `${kilobytes(memory.before)} KB of objects before ${memory.changes} route changes, ${kilobytes(memory.after)} KB after`;
  return `${table([head, ['---', '---'], ...Object.entries(routes).map(([name, time]) => [name, ms(time)])])}\n\n${heap}`;
}

/** Parts of the benchmark: how each is measured, and how it is written. */
const PARTS = {
  pages: {
    measure: async () => {
      const { pageFigures } = await withLighthouse(() => import('./lib/page-figures.mjs'));
      return inBrowser(async (portal, tools) => ({ pages: await pageFigures(portal, tools) }));
    },
    write: pageTable,
  },
  routes: {
    measure: () =>
      inBrowser(async (portal, tools) => ({
        routes: await routeFigures(portal, tools),
        memory: await memoryFigures(portal, tools),
      })),
    write: routeTable,
  },
  sdk: {
    measure: () => sdkRoundTrip(),
    write: (times) => table([Object.keys(times), Object.keys(times).map(() => '---'), Object.values(times).map(ms)]),
  },
  server: {
    measure: () => withPortal({ games: GAMES, port: 8390 }, (portal) => serverFigures(portal, GAMES)),
    write: serverTable,
  },
  search: {
    measure: () => withPortal({ games: SEARCHED, port: 8390 }, (portal) => searchFigures(portal)),
    write: searchTable,
  },
  realtime: {
    measure: () => withPortal({ games: 100, port: 8390, memory: true }, (portal) => realtimeFigures(portal)),
    write: realtimeTable,
  },
  growth: { measure: () => growthFigures(GROWTH), write: growthTable },
  start: {
    measure: startFigures,
    write: (times) => table([Object.keys(times), Object.keys(times).map(() => '---'), Object.values(times).map(ms)]),
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => PARTS[name] === undefined);
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
const figures = { machine: machineClass(), date: new Date().toISOString() };
console.log(figures.machine);
for (const [name, { measure, write }] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = performance.now();
  figures[name] = await measure();
  report.done(name, seconds(started));
  console.log(`\n${write(figures[name])}\n`);
}
mkdirSync(fromRoot('reports'), { recursive: true });
writeFileSync(fromRoot('reports/bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
