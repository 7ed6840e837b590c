import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { call } from './commands.mjs';
import { percentile } from './percentile.mjs';
import { addPlayers } from './players.mjs';
import { start } from './process.mjs';

const NOTICES = 150;
const WARM_UPS = 3;
const PAUSE_MS = 30;
/** Time for work that follows a subscription, such as publishing the presence. */
const SETTLE_MS = 2000;
const EVENT = '.notification.created';

/** Headers of a browser's requests, because a server may store those of a handshake. */
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'accept-language': 'en-GB,en;q=0.9,de;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'cache-control': 'no-cache',
  pragma: 'no-cache',
};

/** Returns a function that creates the headers of a player's browser, each at another address, because limits count addresses. */
function browsers({ address }) {
  let count = 0;
  return ({ token }) => {
    count += 1;
    const forwarded = [10, (count >> 16) & 255, (count >> 8) & 255, count & 255].join('.');
    const own = { host: new URL(address).host, origin: address, 'x-forwarded-for': forwarded };
    return { ...BROWSER, ...own, cookie: `__Host-holocade=${token}` };
  };
}

/** Figures of one kind of server: times of all arrivals, and of each arrival after the first of its notice. */
function summary(rounds) {
  const all = rounds.flat();
  const fanOut = rounds.flatMap((times) => {
    const first = Math.min(...times);
    return times.map((time) => time - first);
  });
  return {
    ...{ p50: percentile(all, 50), p99: percentile(all, 99) },
    ...{ fanOutP50: percentile(fanOut, 50), fanOutP99: percentile(fanOut, 99) },
  };
}

/** Measures a friend request, whose receiver has all the sockets. The same frames are sent by `ws`, in turns. */
async function fanOut({ portal, client, reference, browser, sockets }) {
  const [receiver] = await addPlayers(portal.client, 'receiver', 1);
  const senders = await addPlayers(portal.client, 'sender', NOTICES + WARM_UPS + 1);
  const causes = senders.map((sender) => ({
    path: '/v1/private/user/account/friends/request',
    headers: browser(sender),
    body: { user: receiver.username },
  }));
  const channels = [`announcement.${receiver.id}`, `account.${receiver.id}`];
  const own = Array.from({ length: sockets }, () => ({ headers: browser(receiver), channels }));
  await call(client, 'open', { group: 'portal', origin: portal.origin, sockets: own });
  const origin = `http://127.0.0.1:${await call(reference, 'port')}`;
  await call(client, 'open', { group: 'ws', origin, sockets: own.map(() => ({})) });
  await wait(SETTLE_MS);
  const frames = await call(client, 'frames', { group: 'portal', cause: causes.pop() });
  await call(reference, 'broadcast', frames);
  const rounds = { portal: [], ws: [] };
  for (const [index, cause] of causes.entries()) {
    const turn = { portal: cause, ws: { path: '/', headers: {}, body: {} } };
    for (const [group, request] of Object.entries(turn)) {
      await wait(PAUSE_MS);
      const times = await call(client, 'notice', { group, event: EVENT, cause: request });
      if (index >= WARM_UPS) rounds[group].push(times);
    }
  }
  return { events: frames.length, portal: summary(rounds.portal), ws: summary(rounds.ws) };
}

/** Returns the bytes that one more socket of a group costs its server. */
async function perSocket({ client, server, group, origin, sockets }) {
  const before = await call(server, 'memory');
  await call(client, 'open', { group, origin, sockets });
  await wait(SETTLE_MS);
  const after = await call(server, 'memory');
  await call(client, 'close', { group });
  const each = (key) => (after[key] - before[key]) / sockets.length;
  return { rss: each('rss'), heap: each('heap') };
}

/**
 * Measures notices to the sockets of one player, and the memory of idle sockets of as many players, beside a plain `ws` server in the
 * same run. Needs a portal with memory reports. Times are in milliseconds, memory is in bytes for a socket.
 */
export async function realtimeFigures(portal, { sockets = 1000, idle = 10_000 } = {}) {
  const node = (args) => start(process.execPath, args, {}, { channel: true });
  const reference = node(['--expose-gc', fromRoot('bench/lib/ws-reference.mjs'), portal.database]);
  const client = node([fromRoot('bench/lib/realtime-client.mjs')]);
  const browser = browsers(portal);
  try {
    const notices = await fanOut({ portal, client: client.child, reference: reference.child, browser, sockets });
    const players = await addPlayers(portal.client, 'idle', idle);
    const own = players.map((player) => ({
      headers: browser(player),
      channels: [`announcement.${player.id}`, `account.${player.id}`],
    }));
    const memory = {
      portal: await perSocket({
        ...{ client: client.child, server: portal.server, group: 'idle', origin: portal.origin, sockets: own },
      }),
      ws: await perSocket({
        ...{ client: client.child, server: reference.child, group: 'idle-ws' },
        ...{ origin: `http://127.0.0.1:${await call(reference.child, 'port')}`, sockets: own.map(() => ({})) },
      }),
    };
    return { sockets, idle, notices, memory };
  } finally {
    await client.stop();
    await reference.stop();
  }
}

/** Writes the figures as a table. */
export function realtimeTable({ notices, memory }) {
  const milliseconds = (name, key) => [name, notices.portal[key], notices.ws[key]];
  const kilobytes = (name, key) => [name, memory.portal[key] / 1024, memory.ws[key] / 1024];
  const rows = [
    milliseconds('request to arrival, p50, ms', 'p50'),
    milliseconds('request to arrival, p99, ms', 'p99'),
    milliseconds('first to each arrival, p50, ms', 'fanOutP50'),
    milliseconds('first to each arrival, p99, ms', 'fanOutP99'),
    kilobytes('resident memory of an idle socket, KB', 'rss'),
    kilobytes('heap of an idle socket, KB', 'heap'),
  ];
  const lines = rows.map(([name, own, ws]) => [name, own.toFixed(1), ws.toFixed(1), (own / ws).toFixed(2)]);
  const head = ['what', 'portal', 'ws', 'ratio'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
