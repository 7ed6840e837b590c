import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { Agent, request } from 'undici';
import { WebSocket } from 'ws';
import { serveCommands } from './commands.mjs';

/**
 * The players' side of `npm run bench -- realtime`, in a process of its own: opens sockets in groups, causes notices and measures their
 * arrival at each socket of a group.
 */
const DEADLINE_MS = 20_000;
const OPENING_AT_ONCE = 64;
const groups = new Map();
const dispatcher = new Agent({ connections: 32 });

const post = async (origin, { path, headers, body }) => {
  const answer = await request(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    dispatcher,
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path}: status ${answer.statusCode}: ${text.slice(0, 200)}`);
  return text;
};

/** Opens a Socket.IO connection of a browser and subscribes to channels, as the portal's pages do. */
async function openPortalSocket(origin, { headers, channels }) {
  const socket = io(origin, { transports: ['websocket'], extraHeaders: headers, forceNew: true, reconnection: false });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  for (const channel of channels) {
    const body = { socket_id: socket.id, channel_name: channel };
    const { data } = JSON.parse(await post(origin, { path: '/v1/public/user/auth/channel', headers, body }));
    const answer = await socket.timeout(DEADLINE_MS).emitWithAck('subscribe', { channel, auth: data.auth });
    if (!answer.ok) throw new Error(`${channel}: ${answer.debug}`);
  }
  return { raw: socket.io.engine.transport.ws, close: () => socket.disconnect() };
}

async function openPlainSocket(origin) {
  const raw = new WebSocket(origin.replace('http', 'ws'));
  await new Promise((resolve, reject) => raw.once('open', resolve).once('error', reject));
  return { raw, close: () => raw.terminate() };
}

/** Opens all sockets of a group. A socket without channels is a plain one. */
async function open({ group, origin, sockets }) {
  const opened = [];
  const waiting = sockets.values();
  const openRest = async () => {
    for (const socket of waiting)
      opened.push(await (socket.channels ? openPortalSocket(origin, socket) : openPlainSocket(origin)));
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openRest));
  groups.set(group, { origin, opened });
}

/**
 * Calls `receive` for each frame of a channel event. Other frames reach the socket's own listener, which answers pings. Events are not
 * decoded, because all sockets of the benchmark share this process.
 */
function intercept(opened, receive) {
  const undo = opened.map(({ raw }) => {
    const listener = raw.onmessage;
    raw.onmessage = (event) => {
      if (typeof event.data === 'string' && event.data.includes('"channel-event"')) receive(event.data);
      else listener?.(event);
    };
    return () => {
      raw.onmessage = listener;
    };
  });
  return () => undo.forEach((run) => run());
}

/** Sends a request, and returns the time from the request to the arrival of the event at each socket, in milliseconds. */
async function notice({ group, event, cause }) {
  const { origin, opened } = groups.get(group);
  const arrivals = [];
  const started = performance.now();
  const restore = intercept(opened, (frame) => {
    if (frame.includes(event)) arrivals.push(performance.now() - started);
  });
  try {
    await post(origin, cause);
    while (arrivals.length < opened.length) {
      if (performance.now() - started > DEADLINE_MS)
        throw new Error(`${event} arrived at ${arrivals.length} of ${opened.length} sockets.`);
      await wait(5);
    }
    return arrivals;
  } finally {
    restore();
  }
}

/** Sends a request, and returns the frames that it causes at one socket of the group within half a second. */
async function frames({ group, cause }) {
  const { origin, opened } = groups.get(group);
  const received = [];
  const restore = intercept(opened.slice(0, 1), (frame) => received.push(frame));
  await post(origin, cause);
  await wait(500);
  restore();
  return received;
}

/** Closes all sockets of a group. Throws if the server has closed one before. */
function close({ group }) {
  const { opened } = groups.get(group);
  const lost = opened.filter(({ raw }) => raw.readyState !== WebSocket.OPEN).length;
  for (const socket of opened) socket.close();
  groups.delete(group);
  if (lost > 0) throw new Error(`The server has closed ${lost} of ${opened.length} sockets.`);
}

serveCommands({ open, notice, frames, close });
