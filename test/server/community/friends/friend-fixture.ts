import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../../src/contract/call';
import { friendList, friendRequest } from '../../../../src/contract/friend.contract';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { blocks, friendships } from '../../../../server/platform/database/schema/friends';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { attemptCounts } from '../../../../server/platform/database/schema/platform';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const ACCOUNT = '/v1/private/user/account';

export type PathAction = 'accept' | 'decline' | 'withdraw' | 'remove' | 'block' | 'unblock';

const ADDRESS: Readonly<Record<PathAction, (user: string) => readonly [method: string, path: string]>> = {
  accept: (user) => ['PUT', `friends/${user}/accept`],
  decline: (user) => ['PUT', `friends/${user}/decline`],
  withdraw: (user) => ['PUT', `friends/${user}/withdraw`],
  remove: (user) => ['DELETE', `friends/${user}`],
  block: (user) => ['PUT', `blocks/${user}`],
  unblock: (user) => ['DELETE', `blocks/${user}`],
};

/** A server with a fake clock and the players Vega, Mira and Lyra. */
export interface FriendFixture {
  readonly server: TestServer;
  readonly clock: FakeServerClock;
  readonly vega: ClosingPlayer;
  readonly mira: ClosingPlayer;
  readonly lyra: ClosingPlayer;
  request(player: ClosingPlayer, user: string): Promise<Answer>;
  perform(player: ClosingPlayer, action: PathAction, user: string): Promise<Answer>;
  befriend(one: ClosingPlayer, other: ClosingPlayer): Promise<void>;
  lists(player: ClosingPlayer): Promise<AnswerOf<typeof friendList>>;
  /** Returns the lists as usernames. */
  names(player: ClosingPlayer): Promise<Readonly<Record<keyof AnswerOf<typeof friendList>, readonly string[]>>>;
  /** Returns the kinds of a player's notifications with the players that they are about. */
  notifications(player: ClosingPlayer): Promise<readonly string[]>;
  set(
    player: ClosingPlayer,
    change: {
      readonly privacy?: Partial<UserSettings['privacy']>;
      readonly community?: Partial<UserSettings['community']>;
    },
  ): Promise<void>;
  /** Deletes all friendships, blocks, notifications and settings. */
  clear(): Promise<void>;
}

export async function openFriendFixture(): Promise<FriendFixture> {
  const clock = new FakeServerClock();
  const server = await startTestServer({ clock });
  const { db } = server.deps.database;
  const players = [
    await registerPlayer(server, 'vega'),
    await registerPlayer(server, 'mira-2'),
    await registerPlayer(server, 'lyra'),
  ] as const;
  const [vega, mira, lyra] = players;
  const request = ({ cookie }: ClosingPlayer, user: string) =>
    server.request(`${ACCOUNT}/friends/request`, { body: { user }, cookie });
  const perform = ({ cookie }: ClosingPlayer, action: PathAction, user: string) => {
    const [method, path] = ADDRESS[action](user);
    return server.request(`${ACCOUNT}/${path}`, { method, body: {}, cookie });
  };
  const lists = async ({ cookie }: ClosingPlayer) =>
    dataOf(friendList, await server.request(`${ACCOUNT}/friends`, { cookie }));
  return {
    server,
    clock,
    vega,
    mira,
    lyra,
    request,
    perform,
    lists,
    async befriend(one, other) {
      dataOf(friendRequest, await request(one, other.username));
      dataOf(friendRequest, await request(other, one.username));
    },
    async names(player) {
      const { friends, incoming, outgoing, blocked } = await lists(player);
      const of = (list: readonly { readonly username: string }[]) => list.map(({ username }) => username);
      return { friends: of(friends), incoming: of(incoming), outgoing: of(outgoing), blocked: of(blocked) };
    },
    async notifications({ id }) {
      const rows = await db.select().from(notifications).where(eq(notifications.accountId, id));
      const nameOf = (from: string | null) => players.find((player) => player.id === from)?.username ?? '';
      return rows.map(({ kind, fromId }) => `${kind} of ${nameOf(fromId)}`).sort();
    },
    async set({ id }, { privacy, community }) {
      const standard = defaultSettings();
      const settings = {
        ...standard,
        privacy: { ...standard.privacy, ...privacy },
        community: { ...standard.community, ...community },
      };
      await db.update(accountSettings).set({ settings }).where(eq(accountSettings.accountId, id));
    },
    async clear() {
      await db.delete(friendships);
      await db.delete(blocks);
      await db.delete(attemptCounts);
      await db.delete(notifications);
      await db.delete(playSessions);
      for (const { id } of players)
        await db.update(accountSettings).set({ settings: defaultSettings() }).where(eq(accountSettings.accountId, id));
    },
  };
}
