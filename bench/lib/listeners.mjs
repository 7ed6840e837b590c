import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';

const EVENT = '.notification.created';
const OPENING_AT_ONCE = 16;

/** The open page of one player: a socket that connects again after a loss, as the portal's pages do, and the senders of its notices. */
class Listener {
  /** Number of notices by sender. */
  received = new Map();
  /** Times at which the page had to load its notices anew. */
  loads = [];

  constructor(player, { connection, post }) {
    this.player = player;
    const { origin, headers, agent } = connection(player);
    this.socket = io(origin, { transports: ['websocket'], extraHeaders: headers, forceNew: true, agent });
    this.socket.on('channel-event', ({ name, payload }) => {
      const sender = name === EVENT && /sender\d+/.exec(JSON.stringify(payload))?.[0];
      if (sender) this.received.set(sender, (this.received.get(sender) ?? 0) + 1);
    });
    // Socket.IO does not connect again by itself when a server closes its connections because messages may be lost.
    this.socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.socket.connect();
    });
    this.ready = new Promise((resolve) => {
      this.socket.on('connect', async () => {
        if (this.socket.recovered) return;
        while (this.socket.connected && !(await this.#subscribe(post))) await wait(500);
        this.loads.push(performance.now());
        resolve();
      });
    });
  }

  async #subscribe(post) {
    const channel = `announcement.${this.player.id}`;
    const body = { socket_id: this.socket.id, channel_name: channel };
    const { status, text } = await post(this.player, '/v1/public/user/auth/channel', body);
    if (status !== 200) return false;
    const { auth } = JSON.parse(text).data;
    const answer = await this.socket
      .timeout(5000)
      .emitWithAck('subscribe', { channel, auth })
      .catch(() => undefined);
    return answer?.ok === true;
  }

  close() {
    this.socket.disconnect();
  }
}

/** Opens a page of each player. `connection` returns the server, headers and agent of a player's browser, and `post` sends a request of it. */
export async function openListeners(players, browser) {
  const opened = [];
  const waiting = players.values();
  const openRest = async () => {
    for (const player of waiting) {
      const listener = new Listener(player, browser);
      await listener.ready;
      opened.push(listener);
    }
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openRest));
  return opened;
}

/**
 * Compares the notices that pages received with those that were answered. A page that loaded its notices after an answer has seen them.
 * Returns the numbers of lost and of repeated ones.
 */
export function compareNotices(listeners, answered) {
  const byName = new Map(listeners.map((listener) => [listener.player.username, listener]));
  let lost = 0;
  for (const { sender, receiver, at } of answered) {
    const { received, loads } = byName.get(receiver);
    if (!received.has(sender) && !loads.some((time) => time > at)) lost += 1;
  }
  const repeated = listeners.flatMap(({ received }) => [...received.values()]).filter((count) => count > 1).length;
  return { lost, repeated };
}
