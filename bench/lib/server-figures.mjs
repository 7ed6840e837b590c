import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { request } from 'undici';
import { report } from '../../scripts/lib/report.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { load } from './load.mjs';
import { newVisitor } from './new-visitor.mjs';
import { percentile } from './percentile.mjs';
import { start } from './process.mjs';
import { startFlags } from './start-flags.mjs';

const ROUND_MS = Number(process.env.BENCH_MS ?? 4000);
const SLICES = 8;
const SLICE_MS = ROUND_MS / SLICES;
/** Time for the compiler: the server's code is optimised after some thousand requests to an address. */
const WARM_MS = Number(process.env.BENCH_WARM_MS ?? 3000);

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

/** Measured addresses; `compressed` as browsers request them. Answers to one address are stored for a second; those to another address each time are not. */
async function addresses(client, games) {
  const { rows } = await client.query(
    `select slug from games where status = 'published' order by popularity desc limit 500`,
  );
  const game = rows[0].slug;
  const another = inTurn(rows.map(({ slug }) => slug));
  const { rows: genres } = await client.query('select slug from genres order by id');
  const [page, tagged, word] = [upTo(games / 16), upTo(games / 32), WORDS].map(inTurn);
  // Lists of different lengths, so that the combinations repeat only after hundreds of requests.
  const [sort, genre, few] = [['popular', 'released', 'rating'], genres.map(({ slug }) => slug), upTo(25)].map(inTurn);
  const cookie = await addPlayer(client);
  const browser = { 'accept-encoding': 'gzip, deflate, br' };
  return [
    { name: 'home page', path: () => '/' },
    { name: 'home page, compressed', path: () => '/', headers: browser },
    { name: 'home, the call', path: () => '/v1/public/global/home' },
    { name: 'game page', path: () => `/arcade/games/${game}` },
    { name: 'game page, compressed', path: () => `/arcade/games/${game}`, headers: browser },
    { name: 'game index page', path: () => '/arcade/games' },
    { name: 'list, hot', path: () => '/v1/public/arcade/game/index?sort=popular' },
    {
      name: 'list, hot, compressed',
      path: () => '/v1/public/arcade/game/index?sort=popular',
      headers: browser,
    },
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
    { name: 'search for one word, hot', path: () => `/v1/public/global/search?games=1&query=${word()}` },
    // A session that does not exist is not a visitor's, so nothing is stored.
    {
      name: 'search for one word, not stored',
      path: () => `/v1/public/global/search?games=1&query=${word()}`,
      headers: { cookie: '__Host-holocade=nobody' },
    },
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

/**
 * Measures calls and pages of a portal with a number of games, each beside a bare Fastify route and a route with one query that get the same
 * requests and send the same bytes in the same run. Latencies are in milliseconds at 32 connections; `alone` is the median at one.
 */
export async function serverFigures({ origin, client, database, folder }, games) {
  const rows = [];
  for (const { name, path, headers } of await addresses(client, games)) {
    const visitor = () => ({ ...newVisitor(), ...headers });
    const sample = await request(origin + path(), { headers: visitor() });
    const body = Buffer.from(await sample.body.arrayBuffer());
    if (sample.statusCode !== 200) {
      report.fail(name, `status ${sample.statusCode}: ${body.toString().slice(0, 200)}`);
      continue;
    }
    const file = join(folder, 'body');
    writeFileSync(file, body);
    const reference = start(process.execPath, [
      ...startFlags,
      fromRoot('bench/lib/reference-server.mjs'),
      file,
      database,
    ]);
    const [port] = await once(createInterface({ input: reference.child.stdout }), 'line');
    try {
      const beside = (of) => () => load(`http://127.0.0.1:${port}`, () => ({ path: of, headers: visitor() }), SLICE_MS);
      const own =
        (connections, milliseconds = SLICE_MS) =>
        () =>
          load(origin, () => ({ path: path(), headers: visitor() }), milliseconds, connections);
      for (const of of ['/bare', '/query']) await beside(of)();
      await own(undefined, WARM_MS)();
      const [bare, query, times, alone] = await inSlices([beside('/bare'), beside('/query'), own(), own(1)]);
      const perSecond = Math.round((times.length * 1000) / ROUND_MS);
      const ratios = { ofBare: times.length / bare.length, ofQuery: times.length / query.length };
      const [p50, p95, p99] = [50, 95, 99].map((rank) => percentile(times, rank));
      const latencies = {
        p50,
        p95,
        p99,
        spread: p99 / p50,
        bareSpread: percentile(bare, 99) / percentile(bare, 50),
        alone: percentile(alone, 50),
      };
      rows.push({ name, bytes: body.length, perSecond, ...ratios, ...latencies });
    } finally {
      await reference.stop();
    }
  }
  return rows;
}

/** Writes the figures as a table. */
export function serverTable(rows) {
  const head = [
    'address',
    'bytes',
    'a second',
    'of the bare route',
    'of one query',
    'p50',
    'p95',
    'p99',
    'p99/p50',
    'of the bare route',
    'alone',
  ];
  const lines = rows.map(({ name, bytes, perSecond, ofBare, ofQuery, ...latencies }) => {
    const times = Object.values(latencies).map((value) => value.toFixed(1));
    return [name, bytes, perSecond, ofBare.toFixed(2), ofQuery.toFixed(2), ...times];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
