import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { breakingChanges, unreadableEarlierEvents } from '../scripts/lib/contract-changes.mjs';
import { report } from '../scripts/lib/report.mjs';
import { fromRoot } from '../scripts/lib/root.mjs';
import { countJobStarts, recordJobStarts } from './lib/job-starts.mjs';
import { compareNotices, openListeners } from './lib/listeners.mjs';
import { machineClass } from './lib/machine-class.mjs';
import { browsers, startMixedLoad } from './lib/mixed-load.mjs';
import { withNodes } from './lib/nodes.mjs';
import { median, percentile } from './lib/percentile.mjs';
import { addPlayers } from './lib/players.mjs';

/**
 * `npm run load`: three servers, PostgreSQL and nginx on loopback answer a mix of requests, while players listen for notices. Fails if a request
 * fails, a notice is lost or comes twice, a job runs twice at once, or memory grows. `--redis` and `--s3` add these services. `--kill` kills a server in each minute and starts it again; only requests that were
 * open at that moment may fail. `--previous=FOLDER` begins with the servers of another release (an unpacked archive of `npm run package`),
 * upgrades them one after the other under load, compares the contracts of both, and rolls back in the same way.
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '150' },
    games: { type: 'string', default: '1000' },
    kill: { type: 'boolean', default: false },
    redis: { type: 'boolean', default: false },
    s3: { type: 'boolean', default: false },
    previous: { type: 'string' },
  },
});
const MINUTES = Number(options.minutes);
const RATE = Number(options.rate);
const SENDERS = 2000;
const RECEIVERS = 200;
const WARM_UP_MS = 20_000;
const TLS_PORT = 8490;
const current = fromRoot('.');
/** Memory of the last quarter may exceed that of the second one by this share. */
const GROWTH = 0.1;

const table = (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Time for which nginx sends no requests to a server that was away (`fail_timeout`), and one second. */
const AWAY_MS = 6000;

/** Replaces each server by one of a release, as an operator does: SIGTERM, start, and a pause until the proxy uses it again. */
async function replaceAll(nodes, release) {
  for (const node of nodes) {
    await node.stop();
    await node.start(release);
    await wait(AWAY_MS);
  }
}

/** Reads the OpenAPI document, once the proxy has found a server again. */
async function readContract(browser) {
  for (;;) {
    const { status, text } = await browser.send(undefined, 'GET', '/v1/openapi.json');
    if (status === 200) return JSON.parse(text);
    await wait(500);
  }
}

/** Kills each server in turn, one a minute, and returns the moments. */
async function killInTurns(nodes, until) {
  const kills = [];
  for (let turn = 0; performance.now() + 40_000 < until; turn += 1) {
    await wait(20_000);
    const node = nodes[turn % nodes.length];
    kills.push(performance.now());
    await node.stop('SIGKILL');
    await wait(10_000);
    await node.start(current);
    await wait(30_000);
  }
  return kills;
}

/** Returns the difference of memory between the second and the last quarter of the samples, as a share. */
function growthOf(samples) {
  const quarter = Math.floor(samples.length / 4);
  const early = median(samples.slice(quarter, 2 * quarter));
  return median(samples.slice(-quarter)) / early - 1;
}

function latencies(sent) {
  const kinds = [...new Set(sent.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const all = sent.filter((one) => one.kind === kind);
    const times = all.map(({ started, ended }) => ended - started);
    const failed = all.filter(({ status }) => status !== 200).length;
    return [kind, all.length, failed, ...[50, 99, 99.9].map((rank) => percentile(times, rank).toFixed(0))];
  });
  const head = ['requests', 'count', 'failed', 'p50 ms', 'p99 ms', 'p99.9 ms'];
  return table([head, head.map(() => '---'), ...rows]);
}

const release = options.previous === undefined ? current : resolve(options.previous);
const { redis, s3 } = options;
const cluster = { count: 3, games: Number(options.games), tls: TLS_PORT, release, redis, s3 };
const result = await withNodes(cluster, async ({ nodes, client, ...proxy }) => {
  const numbered = (players, from) => players.map((player, index) => ({ ...player, number: from + index }));
  const senders = numbered(await addPlayers(client, 'sender', SENDERS), 0);
  const receivers = numbered(await addPlayers(client, 'receiver', RECEIVERS), SENDERS);
  const { rows } = await client.query(`select slug from games where status = 'published' order by slug limit 200`);
  const browser = browsers(proxy);
  const listeners = await openListeners(receivers, browser);
  const mix = { games: rows.map(({ slug }) => slug), senders, receivers };
  await wait(1000);
  const warmUp = startMixedLoad(browser, { ...mix, senders: senders.slice(0, 500), rate: RATE / 3 });
  await wait(WARM_UP_MS);
  await warmUp.stop();

  report.say(`${RATE} requests a second for ${MINUTES} minutes ...`);
  await recordJobStarts(client);
  const until = performance.now() + MINUTES * 60_000;
  const load = startMixedLoad(browser, { ...mix, senders: senders.slice(500), rate: RATE });
  const memory = nodes.map(() => []);
  const sampling = setInterval(() => nodes.forEach((node, index) => memory[index].push(node.memory() ?? 0)), 2000);
  const kills = options.kill ? await killInTurns(nodes, until) : [];
  const breaking = [];
  if (options.previous !== undefined) {
    const contract = await readContract(browser);
    await wait((until - performance.now()) / 4);
    report.say('upgrade ...');
    await replaceAll(nodes, current);
    const upgraded = await readContract(browser);
    breaking.push(...breakingChanges(contract, upgraded).map((change) => [change, 'previous']));
    breaking.push(...unreadableEarlierEvents(contract, upgraded).map((change) => [change, 'new']));
    await wait((until - performance.now()) / 2);
    report.say('rollback ...');
    await replaceAll(nodes, release);
  }
  await wait(Math.max(0, until - performance.now()));
  clearInterval(sampling);
  const sent = await load.stop();
  // A notice may be on its way, or wait for a server that was killed to be found dead.
  await wait(options.kill ? 30_000 : 2000);
  const notices = { answered: load.answered.length, ...compareNotices(listeners, load.answered) };
  const moments = kills.map((kill) => new Date(performance.timeOrigin + kill));
  const jobs = await countJobStarts(client, moments);
  for (const listener of listeners) listener.close();
  await browser.close();
  return { sent, kills, memory, notices, breaking, jobs };
});

const { sent, kills, memory, notices, breaking, jobs } = result;
const failures = sent.filter(({ status }) => status !== 200);
const wasOpen = ({ started, ended }) => kills.some((kill) => started <= kill && kill <= ended);
const unexpected = failures.filter((failure) => !wasOpen(failure));
const isSteady = kills.length === 0 && options.previous === undefined;
const growth = memory.map(growthOf);
console.log(latencies(sent));
console.log(`notices: ${notices.answered} answered, ${notices.lost} lost, ${notices.repeated} twice`);
console.log(`jobs: ${jobs.starts} runs, ${jobs.twice.length} while another server ran them ${jobs.twice.join(' ')}`);
console.log(`memory, MB: ${memory.map((samples) => median(samples).toFixed(0)).join(', ')}`);
if (isSteady) console.log(`growth of memory: ${growth.map((share) => `${(share * 100).toFixed(1)}%`).join(', ')}`);
if (kills.length > 0)
  console.log(`kills: ${kills.length}; requests that failed while open: ${failures.length - unexpected.length}`);
for (const failure of unexpected.slice(0, 10)) report.fail(`${failure.path}: ${failure.status}`, failure.text);
for (const [change, page] of breaking) report.fail(change, `an open page of the ${page} release may fail`);
mkdirSync(fromRoot('reports'), { recursive: true });
const figures = {
  machine: machineClass(),
  options,
  failures,
  breaking,
  kills,
  memory,
  notices,
  jobs,
  latencies: latencies(sent),
};
writeFileSync(fromRoot('reports/load.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
const isGrowing = isSteady && growth.some((share) => share > GROWTH);
const isBroken = unexpected.length > 0 || breaking.length > 0 || jobs.twice.length > 0;
if (isBroken || notices.lost > 0 || notices.repeated > 0 || isGrowing) process.exitCode = 1;
