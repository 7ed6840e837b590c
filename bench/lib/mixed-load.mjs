import { Agent as SocketAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

const MOST_OPEN = 500;
const FRIENDS = '/v1/private/user/account/friends/request';

/** Sends requests of browsers over TLS, each player and visitor at an address of its own, because limits count addresses. */
export function browsers({ host, address, port }) {
  const origin = `https://127.0.0.1:${port}`;
  const tls = { rejectUnauthorized: false, servername: host };
  const dispatcher = new Agent({ connections: 64, connect: tls });
  const agent = new SocketAgent(tls);
  const at = (number) => [10, (number >> 16) & 255, (number >> 8) & 255, number & 255].join('.');
  let visitors = 0;
  const headersOf = (player) => ({
    host: new URL(address).host,
    origin: address,
    'x-forwarded-for': at(player ? 0x800000 + Number(player.number) : (visitors = (visitors + 1) % 0x800000)),
    ...(player ? { cookie: `__Host-holocade=${player.token}` } : {}),
  });
  const send = async (player, method, path, body) => {
    const headers = { ...headersOf(player), ...(body ? { 'content-type': 'application/json' } : {}) };
    const options = { method, headers, dispatcher, ...(body ? { body: JSON.stringify(body) } : {}) };
    try {
      const answer = await request(`${origin}${path}`, options);
      return { status: answer.statusCode, text: await answer.body.text() };
    } catch (error) {
      return { status: 0, text: String(error) };
    }
  };
  return {
    send,
    post: (player, path, body) => send(player, 'POST', path, body),
    connection: (player) => ({ origin, headers: headersOf(player), agent }),
    close: () => dispatcher.destroy(),
  };
}

/**
 * Starts a load of `rate` requests a second: 70% home pages, of which every seventh is a player's, 20% pages of games, and 10% writes: saves,
 * favourites and friend requests. `stop` waits for the last answers and returns all requests.
 */
export function startMixedLoad({ send }, { rate, games, senders, receivers }) {
  const sent = [];
  const answered = [];
  const open = new Set();
  let count = 0;
  let running = true;

  const measured = async (kind, player, method, path, body) => {
    const started = performance.now();
    const { status, text } = await send(player, method, path, body);
    const entry = { kind, path, status, started, ended: performance.now() };
    sent.push(status === 200 ? entry : { ...entry, text: text.slice(0, 200) });
    return status === 200;
  };
  const write = async (turn) => {
    const sender = senders[turn % senders.length];
    const game = games[turn % games.length];
    if (turn % 3 === 0) {
      const path = `/v1/private/user/arcade/gp/game/${game}/saves/write`;
      return measured('save', sender, 'POST', path, { slot: 1, data: { turn } });
    }
    if (turn % 3 === 1) {
      const path = `/v1/private/user/account/favourites/${game}`;
      return measured('favourite', sender, 'PUT', path, { favourite: turn % 2 === 0 });
    }
    // Each pair is used once.
    const pair = Math.floor(turn / 3);
    const asking = senders[pair % senders.length];
    const asked = receivers[(pair + Math.floor(pair / senders.length)) % receivers.length];
    if (await measured('friend request', asking, 'POST', FRIENDS, { user: asked.username }))
      answered.push({ sender: asking.username, receiver: asked.username, at: performance.now() });
  };
  const next = (turn) => {
    const place = turn % 10;
    const round = Math.floor(turn / 10);
    if (place === 9) return write(round);
    const player = place === 0 ? senders[round % senders.length] : undefined;
    if (place < 7) return measured('home', player, 'GET', '/');
    return measured('game page', undefined, 'GET', `/arcade/games/${games[round % games.length]}`);
  };
  const finished = (async () => {
    const began = performance.now();
    while (running) {
      const due = Math.floor(((performance.now() - began) * rate) / 1000);
      while (count < due && open.size < MOST_OPEN) {
        const one = next((count += 1)).finally(() => open.delete(one));
        open.add(one);
      }
      await wait(5);
    }
    await Promise.all(open);
  })();
  return {
    answered,
    async stop() {
      running = false;
      await finished;
      return sent;
    },
  };
}
