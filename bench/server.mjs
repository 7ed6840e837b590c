import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { request } from 'undici';
import { findPostgres } from '../scripts/lib/postgres.mjs';
import { report, seconds } from '../scripts/lib/report.mjs';
import { fromRoot } from '../scripts/lib/root.mjs';
import { openServerSources } from '../scripts/lib/server-sources.mjs';
import { withFilledCatalogue } from './lib/filled-catalogue.mjs';
import { load } from './lib/load.mjs';
import { machineClass } from './lib/machine-class.mjs';

/**
 * `npm run bench:server`: measures the built server in production mode with 10,000 games (BENCH_GAMES) on PostgreSQL, each address beside
 * a bare Fastify route and a route with one query that send the same bytes in the same run. There is no limit to pass.
 */
const GAMES = Number(process.env.BENCH_GAMES ?? 10_000);
const ROUND_MS = Number(process.env.BENCH_MS ?? 4000);
const PORT = 8390;
const HOST = 'holocade.localhost';
const ORIGIN = `http://127.0.0.1:${PORT}`;

let visitors = 0;
/** Headers of a new visitor, because limits count addresses. */
function newVisitor() {
  visitors += 1;
  const address = [10, (visitors >> 16) & 255, (visitors >> 8) & 255, visitors & 255].join('.');
  return { host: HOST, accept: 'text/html, application/json', 'x-forwarded-for': address };
}

/** Starts a Node process. `stop` ends it and resolves after its exit. */
function start(args, env) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { child, stop };
}

async function untilReady(child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server has ended.');
    const answer = await request(`${ORIGIN}/readyz`).catch(() => undefined);
    await answer?.body.dump();
    if (answer?.statusCode === 200) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Measured addresses. The hot list is stored for a second; another page each time is not. */
async function addresses(client) {
  const { rows } = await client.query(
    `select slug from games where status = 'published' order by popularity desc limit 1`,
  );
  const game = rows[0].slug;
  let page = 0;
  const pages = Math.floor(GAMES / 16);
  return [
    { name: 'home page', path: () => '/' },
    { name: 'game page', path: () => `/arcade/games/${game}` },
    { name: 'game index page', path: () => '/arcade/games' },
    { name: 'list, hot', path: () => '/v1/public/arcade/game/index?sort=popular' },
    {
      name: 'list, another page each time',
      path: () => `/v1/public/arcade/game/index?sort=popular&page=${(page = (page % pages) + 1)}`,
    },
    { name: 'details of a game', path: () => `/v1/public/arcade/game/${game}/details` },
  ];
}

async function measure(client, database, folder) {
  const rows = [];
  for (const { name, path } of await addresses(client)) {
    const sample = await request(ORIGIN + path(), { headers: newVisitor() });
    const text = await sample.body.text();
    if (sample.statusCode !== 200) {
      report.fail(name, `status ${sample.statusCode}: ${text.slice(0, 200)}`);
      continue;
    }
    const file = join(folder, 'body.txt');
    writeFileSync(file, text);
    const reference = start([fromRoot('bench/lib/reference-server.mjs'), file, database]);
    const [port] = await once(createInterface({ input: reference.child.stdout }), 'line');
    try {
      const beside = (of) => load(`http://127.0.0.1:${port}`, () => ({ path: of }), ROUND_MS / 2);
      const own = () => load(ORIGIN, () => ({ path: path(), headers: newVisitor() }), ROUND_MS / 2);
      await own();
      const [bare, query, figures] = [await beside('/bare'), await beside('/query'), await own()];
      rows.push({ name, bytes: Buffer.byteLength(text), ...figures, bare: bare.perSecond, query: query.perSecond });
    } finally {
      await reference.stop();
    }
  }
  return rows;
}

const postgres = await findPostgres();
if (postgres === undefined)
  throw new Error('No PostgreSQL server of version 15 or later found. Install one and run the benchmark again.');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const sources = await openServerSources();
const started = performance.now();
try {
  const rows = await withFilledCatalogue(postgres, sources, GAMES, async (_database, client) => {
    report.done(`${GAMES} games`, seconds(started));
    const { host, port, user, database } = client;
    const url = `postgres://${user}@${host}:${port}/${database}`;
    const server = start([fromRoot('dist/server/main.js')], {
      ...{
        NODE_ENV: 'production',
        PORT: String(PORT),
        HOLOCADE_HOST: HOST,
        HOLOCADE_SCHEME: 'http',
        HOLOCADE_DATA: folder,
      },
      ...{ HOLOCADE_SECRET: 'a secret for benchmarks that is long enough', HOLOCADE_TRUST_PROXY: '127.0.0.1' },
      ...{ DATABASE_URL: url, HOLOCADE_LOG_LEVEL: 'error' },
    });
    try {
      await untilReady(server.child);
      return await measure(client, url, folder);
    } finally {
      await server.stop();
    }
  });
  console.log(`\n${machineClass()}, ${ROUND_MS / 1000} s each\n`);
  console.log(
    '| address | bytes | a second | of the bare route | of one query | p50 ms | p99 ms | p99/p50 |\n|---|---|---|---|---|---|---|---|',
  );
  for (const { name, bytes, perSecond, bare, query, p50, p99 } of rows)
    console.log(
      `| ${name} | ${bytes} | ${perSecond} | ${(perSecond / bare).toFixed(2)} | ${(perSecond / query).toFixed(2)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${(p99 / p50).toFixed(1)} |`,
    );
  console.log(`\n${JSON.stringify(rows)}`);
} finally {
  await sources.close();
  rmSync(folder, { recursive: true, force: true });
}
