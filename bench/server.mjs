import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { percentile } from './lib/percentile.mjs';
import { startFlags } from './lib/start-flags.mjs';

/**
 * `npm run bench:server`: measures the built server in production mode with 10,000 games (BENCH_GAMES) on PostgreSQL, each address beside
 * a bare Fastify route and a route with one query that send the same bytes in the same run. Latencies are in milliseconds at 32
 * connections; `alone` is the median at one. There is no limit to pass. Node has the options of `npm start`.
 */
const GAMES = Number(process.env.BENCH_GAMES ?? 10_000);
const ROUND_MS = Number(process.env.BENCH_MS ?? 4000);
const SLICES = 8;
const SLICE_MS = ROUND_MS / SLICES;
/** Time for the compiler: the server's code is optimised after some thousand requests to an address. */
const WARM_MS = Number(process.env.BENCH_WARM_MS ?? 3000);
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

/** Words of the titles of synthetic games. */
const WORDS = ['amber', 'lantern', 'quiet', 'harbor', 'neon', 'voyage', 'lunar', 'temple'];

/** Adds a player and returns a session cookie. */
async function addPlayer(client) {
  const token = 'a-session-for-benchmarks';
  await client.query(
    `with player as (
      insert into accounts (username, username_key, email, email_key, avatar_seed, created_at, last_login_at, last_login_device)
      values ('bench', 'bench', 'bench@example.com', 'bench@example.com', 1, now(), now(), '') returning id
    )
    insert into sessions (token_hash, account_id, created_at, last_seen_at, expires_at, absolute_expires_at, remember, user_agent, ip)
    select $1, id, now(), now(), now() + interval '1 day', now() + interval '1 day', false, '', '127.0.0.1' from player`,
    [createHash('sha256').update(token).digest('hex')],
  );
  return `__Host-holocade=${token}`;
}

/** Returns the values of a list in turn, from the first again after the last. */
function inTurn(values) {
  let next = -1;
  return () => values[(next = (next + 1) % values.length)];
}

const upTo = (count) => Array.from({ length: Math.max(1, count) }, (_, index) => index + 1);

/** Measured addresses. Answers to one address are stored for a second; those to another address each time are not. */
async function addresses(client) {
  const { rows } = await client.query(
    `select slug from games where status = 'published' order by popularity desc limit 500`,
  );
  const game = rows[0].slug;
  const another = inTurn(rows.map(({ slug }) => slug));
  const { rows: genres } = await client.query('select slug from genres order by id');
  const [page, tagged, word] = [upTo(GAMES / 16), upTo(GAMES / 32), WORDS].map(inTurn);
  // Lists of different lengths, so that the combinations repeat only after hundreds of requests.
  const [sort, genre, few] = [['popular', 'released', 'rating'], genres.map(({ slug }) => slug), upTo(25)].map(inTurn);
  const cookie = await addPlayer(client);
  return [
    { name: 'home page', path: () => '/' },
    { name: 'home, the call', path: () => '/v1/public/global/home' },
    { name: 'game page', path: () => `/arcade/games/${game}` },
    { name: 'game index page', path: () => '/arcade/games' },
    { name: 'list, hot', path: () => '/v1/public/arcade/game/index?sort=popular' },
    { name: 'list, another page each time', path: () => `/v1/public/arcade/game/index?sort=popular&page=${page()}` },
    {
      name: 'list with filters, others each time',
      path: () =>
        `/v1/public/arcade/game/index?sort=${sort()}&genre=${genre()}&minRating=2&includeExperience=1&page=${few()}`,
    },
    {
      name: 'list of a tag, another page each time',
      path: () => `/v1/public/arcade/game/tag/calm/games?page=${tagged()}`,
    },
    { name: 'details of a game, hot', path: () => `/v1/public/arcade/game/${game}/details` },
    { name: 'details, another game each time', path: () => `/v1/public/arcade/game/${another()}/details` },
    { name: 'search for one word', path: () => `/v1/public/global/search?games=1&query=${word()}` },
    { name: 'summary of a player', path: () => '/v1/private/user/account/summary', headers: { cookie } },
  ];
}

/** Runs each load for ROUND_MS, in short turns, because the machine's other work must slow all of them equally. */
async function inSlices(loads) {
  const all = loads.map(() => []);
  for (let slice = 0; slice < SLICES; slice += 1)
    for (const [index, run] of loads.entries()) all[index] = all[index].concat(await run());
  return all;
}

async function measure(client, database, folder) {
  const rows = [];
  for (const { name, path, headers } of await addresses(client)) {
    const visitor = () => ({ ...newVisitor(), ...headers });
    const sample = await request(ORIGIN + path(), { headers: visitor() });
    const text = await sample.body.text();
    if (sample.statusCode !== 200) {
      report.fail(name, `status ${sample.statusCode}: ${text.slice(0, 200)}`);
      continue;
    }
    const file = join(folder, 'body.txt');
    writeFileSync(file, text);
    const reference = start([...startFlags, fromRoot('bench/lib/reference-server.mjs'), file, database]);
    const [port] = await once(createInterface({ input: reference.child.stdout }), 'line');
    try {
      const beside = (of) => () => load(`http://127.0.0.1:${port}`, () => ({ path: of }), SLICE_MS);
      const own =
        (connections, milliseconds = SLICE_MS) =>
        () =>
          load(ORIGIN, () => ({ path: path(), headers: visitor() }), milliseconds, connections);
      for (const of of ['/bare', '/query']) await beside(of)();
      await own(undefined, WARM_MS)();
      const [bare, query, times, alone] = await inSlices([beside('/bare'), beside('/query'), own(), own(1)]);
      const perSecond = Math.round((times.length * 1000) / ROUND_MS);
      const ratios = { ofBare: times.length / bare.length, ofQuery: times.length / query.length };
      const [p50, p95, p99] = [50, 95, 99].map((rank) => percentile(times, rank));
      const latencies = { p50, p95, p99, spread: p99 / p50, alone: percentile(alone, 50) };
      rows.push({ name, bytes: Buffer.byteLength(text), perSecond, ...ratios, ...latencies });
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
    const server = start([...startFlags, fromRoot('dist/server/main.js')], {
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
    '| address | bytes | a second | of the bare route | of one query | p50 | p95 | p99 | p99/p50 | alone |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const { name, bytes, perSecond, ofBare, ofQuery, ...latencies } of rows) {
    const times = Object.values(latencies).map((value) => value.toFixed(1));
    console.log(`| ${[name, bytes, perSecond, ofBare.toFixed(2), ofQuery.toFixed(2), ...times].join(' | ')} |`);
  }
  console.log(`\n${JSON.stringify(rows)}`);
} finally {
  await sources.close();
  rmSync(folder, { recursive: true, force: true });
}
