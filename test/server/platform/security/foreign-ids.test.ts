import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '../../../../src/contract/call';
import { calls } from '../../../../src/contract/calls';
import { PASSWORD } from '../../support/add-player';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { Owner } from './owned-things';
import { addOwners, idsOf, ITEM, rowsOfEach } from './owned-things';

/** A call with a reference to another player’s thing. */
interface Attempt {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The call concerns only the caller: it succeeds and changes nothing of the other player. */
  readonly aboutCaller?: boolean;
  /** Expected statuses of the refusal; default: forbidden or not found. */
  readonly refused?: readonly number[];
}

const TEXT = 'Twenty characters and more.';
const review = { body: TEXT, rating: 3 };

const ATTEMPTS: Readonly<Record<string, (owner: Owner) => Attempt>> = {
  identityUnlink: () => ({ params: { provider: 'google' }, body: { password: PASSWORD }, aboutCaller: true }),
  invitationAnswer: ({ invitation }) => ({ params: { id: invitation }, body: { accept: true } }),
  testAccept: ({ test: id }) => ({ params: { id } }),
  testLeave: ({ test: id }) => ({ params: { id } }),
  sessionRevoke: ({ otherBrowser }) => ({ params: { session: otherBrowser } }),
  playSessionStart: ({ game }) => ({ params: { game }, body: {}, aboutCaller: true }),
  playSessionHeartbeat: ({ playSession }) => ({ params: { session: playSession } }),
  playSessionEnd: ({ playSession }) => ({ params: { session: playSession } }),
  playDelete: ({ pastPlay }) => ({ params: { session: pastPlay } }),
  boardFriends: ({ game }) => ({ params: { game, board: 'main', size: '10' }, aboutCaller: true }),
  playerToken: ({ game }) => ({ params: { game }, aboutCaller: true }),
  boardMine: ({ game }) => ({ params: { game, board: 'main', size: '10' }, aboutCaller: true }),
  // Needs the caller's own play session; game and board are public.
  boardPost: ({ game }) => ({ params: { game, board: 'main' }, body: { score: 7 }, refused: [409] }),
  boardRun: ({ game }) => ({ params: { game, board: 'main' }, refused: [409] }),
  inventoryGet: ({ game }) => ({ params: { game }, aboutCaller: true }),
  itemPurchase: ({ game }) => ({
    params: { game, item: ITEM },
    body: {},
    headers: { 'idempotency-key': 'the-key-of-its-owner' },
    aboutCaller: true,
  }),
  savesAll: ({ game }) => ({ params: { game }, aboutCaller: true }),
  saveLoad: ({ game }) => ({ params: { game, slot: '1' } }),
  saveVersions: ({ game }) => ({ params: { game, slot: '1' }, aboutCaller: true }),
  // The owner's version, which the caller's own slot does not have.
  saveWrite: ({ game }) => ({ params: { game }, body: { slot: 1, data: 1, base: 1 }, refused: [409] }),
  saveDelete: ({ game }) => ({ params: { game }, body: { slot: 1 }, aboutCaller: true }),
  savesClear: ({ game }) => ({ params: { game }, aboutCaller: true }),
  mailsSubscribe: ({ game }) => ({ params: { id: `game:${game}` }, aboutCaller: true }),
  mailsUnsubscribe: ({ game }) => ({ params: { id: `game:${game}` }, aboutCaller: true }),
  mailsCheck: ({ game }) => ({ params: { id: `game:${game}` }, aboutCaller: true }),
  friendAccept: ({ relations }) => ({ params: { user: relations.requester } }),
  friendDecline: ({ relations }) => ({ params: { user: relations.requester } }),
  friendWithdraw: ({ relations }) => ({ params: { user: relations.recipient } }),
  friendRemove: ({ relations }) => ({ params: { user: relations.friend } }),
  playerBlock: ({ relations }) => ({ params: { user: relations.friend }, aboutCaller: true }),
  playerUnblock: ({ relations }) => ({ params: { user: relations.blocked } }),
  developerFollowing: () => ({ params: { developer: 'paper-moon' }, aboutCaller: true }),
  developerFollow: () => ({ params: { developer: 'paper-moon' }, body: { following: false }, aboutCaller: true }),
  playerFollow: ({ relations }) => ({
    params: { user: relations.friend },
    body: { following: false },
    aboutCaller: true,
  }),
  favouriteState: ({ game }) => ({ params: { game }, aboutCaller: true }),
  favouriteSet: ({ game }) => ({ params: { game }, body: { favourite: false }, aboutCaller: true }),
  profileCommentPost: ({ relations }) => ({
    params: { user: relations.friend },
    body: { text: TEXT },
    aboutCaller: true,
  }),
  profileCommentDelete: ({ relations }) => ({ params: { user: relations.friend, comment: relations.comment } }),
  orderStatus: ({ order }) => ({ params: { order } }),
  gameReact: ({ game }) => ({ params: { game }, body: { type: 'love', status: true }, aboutCaller: true }),
  reviewSubmit: ({ game }) => ({ params: { game }, body: review, aboutCaller: true }),
  reviewUpdate: (owner) => ({ params: { game: owner.game, review: owner.review }, body: review }),
  reviewDelete: (owner) => ({ params: { game: owner.game, review: owner.review } }),
  reviewReact: (owner) => ({
    params: { game: owner.game, review: owner.review },
    body: { type: 'like', status: false },
    aboutCaller: true,
  }),
  reviewRespond: ({ answerable }) => ({ params: { review: answerable }, body: { body: TEXT } }),
  reviewResponseDelete: ({ answered }) => ({ params: { review: answered } }),
  ticketDetails: ({ ticket }) => ({ params: { ticket } }),
  ticketReply: ({ ticket }) => ({ params: { ticket }, body: { message: TEXT } }),
  notificationRead: ({ notification }) => ({ params: { id: notification } }),
  notificationUnread: ({ notification }) => ({ params: { id: notification } }),
  notificationDelete: ({ notification }) => ({ params: { id: notification } }),
  notificationRestore: ({ notification }) => ({ params: { id: notification } }),
  conversationGet: ({ relations }) => ({ params: { user: relations.friend }, aboutCaller: true }),
  // The friend accepts messages from friends only.
  conversationSend: ({ relations }) => ({
    params: { user: relations.friend },
    body: { id: randomUUID(), text: TEXT },
  }),
  conversationRead: ({ relations }) => ({ params: { user: relations.friend }, body: { newest: relations.letter } }),
  messageRead: ({ message }) => ({ params: { id: message } }),
  messageUnread: ({ message }) => ({ params: { id: message } }),
  messageDelete: ({ message }) => ({ params: { id: message } }),
  messageRestore: ({ message }) => ({ params: { id: message } }),
  messageRowRead: ({ relations }) => ({ params: { id: relations.letter } }),
  messageRowUnread: ({ relations }) => ({ params: { id: relations.letter } }),
  messageRowDelete: ({ relations }) => ({ params: { id: relations.letter } }),
  messageRowRestore: ({ relations }) => ({ params: { id: relations.letter } }),
};

/** Bodies with ids. */
const BODIES: Readonly<Record<string, (owner: Owner) => unknown>> = {
  notificationsReadAll: ({ notification }) => ({ newest: notification }),
  messagesReadAll: ({ message }) => ({ newest: message }),
};

const players = Object.entries<AnyCall>(calls).filter(([, { access }]) => access === 'player');
const callsWithIds = players.filter(([, { path }]) => path.includes('{'));
const plain = players.filter(([, { path }]) => !path.includes('{'));

/** Texts by which a response would reveal the owner's things. */
const REVEALED: Readonly<Record<string, (owner: Owner) => string>> = {
  notificationList: ({ notification }) => notification,
  messageList: ({ message }) => message,
  inboxList: ({ notification }) => notification,
  inboxRowList: ({ notification }) => notification,
  friendList: ({ relations }) => relations.friend,
  sessionList: ({ otherBrowser }) => otherBrowser,
  securityOverview: ({ username }) => username,
  accountSummary: ({ username }) => username,
  belongingList: ({ game }) => game,
  favouriteList: ({ game }) => game,
  followedPlayers: ({ relations }) => relations.friend,
  playHistory: ({ playSession }) => playSession,
  accountHome: ({ game }) => game,
  consoleHome: ({ invitation }) => invitation,
  testList: ({ test: id }) => id,
  activityList: ({ relations }) => relations.friend,
};

let server: TestServer;
let readers: Promise<readonly [Owner, Owner]> | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Creates two players for a call. Reading calls share two, because they change nothing. */
const ownersFor = ({ method }: AnyCall) => (method === 'GET' ? (readers ??= addOwners(server)) : addOwners(server));

/** Both players as the owner of the things, with their place and the other one as the caller. */
const bothWays = ([one, two]: readonly [Owner, Owner]) => [
  { place: 0, owner: one, other: two },
  { place: 1, owner: two, other: one },
];

function send(caller: Owner, { method, path }: AnyCall, { params, body, headers = {} }: Attempt) {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return caller.browser.send(address, { method, headers, ...(method === 'GET' ? {} : { body: body ?? {} }) });
}

describe('a player’s things', () => {
  test('are attempted with every call that names an id', () => {
    expect(callsWithIds.map(([name]) => name).sort()).toEqual(Object.keys(ATTEMPTS).sort());
  });

  test.each(callsWithIds)(
    'T28: are unreachable with another player’s %s, but reachable with the owner’s',
    async (name, call) => {
      const owners = await ownersFor(call);
      let before = await rowsOfEach(server, owners);
      const rows = before.join();
      expect(owners.flatMap(idsOf).filter((id) => !rows.includes(id))).toEqual([]);
      const attemptOn = (owner: Owner) => ATTEMPTS[name]?.(owner) ?? expect.fail('The call has no attempt.');
      for (const { place, owner, other } of bothWays(owners)) {
        const attempt = attemptOn(owner);
        const { status } = await send(other, call, attempt);
        expect(attempt.aboutCaller === true ? [200] : (attempt.refused ?? [403, 404])).toContain(status);
        const after = await rowsOfEach(server, owners);
        expect(after[place]).toEqual(before[place]);
        before = after;
      }
      for (const owner of owners) {
        const attempt = attemptOn(owner);
        if (attempt.aboutCaller !== true) expect((await send(owner, call, attempt)).status).toBe(200);
      }
    },
  );

  test.each(plain)('T28: are neither revealed nor changed by another player’s %s', async (name, call) => {
    const owners = await ownersFor(call);
    for (const owner of owners) {
      const revealed = REVEALED[name]?.(owner);
      if (revealed !== undefined) expect((await send(owner, call, { params: {} })).text).toContain(revealed);
    }
    let before = await rowsOfEach(server, owners);
    for (const { place, owner, other } of bothWays(owners)) {
      const answer = await send(other, call, { params: {}, body: BODIES[name]?.(owner) });
      for (const secret of [owner.username, ...idsOf(owner)]) expect(answer.text).not.toContain(secret);
      const after = await rowsOfEach(server, owners);
      expect(after[place]).toEqual(before[place]);
      before = after;
    }
  });
});
