import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../../src/contract/call';
import { communityProfile } from '../../../../src/contract/profile.contract';
import type { Relation } from '../../../../src/domain/account/privacy';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accounts, accountSettings } from '../../../../server/platform/database/schema/accounts';
import { blocks, friendships } from '../../../../server/platform/database/schema/friends';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { Answer } from '../../support/http-client';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

/**
 * A server with Nova's profile and its viewers: a visitor, a stranger, her friend Orion, a player whom she has blocked,
 * and herself.
 */
export interface ProfileFixture {
  readonly server: TestServer;
  readonly blocked: ClosingPlayer;
  /** Undefined for a visitor. */
  readonly cookies: Readonly<Record<Relation, string | undefined>>;
  idOf(name: string): Promise<string>;
  /** Sets the named settings, and all others to their defaults. */
  setPrivacy(name: string, privacy: Partial<UserSettings['privacy']>): Promise<void>;
  block(blocker: string, other: string): Promise<void>;
  /** Without a time, the request stays open. */
  befriend(one: string, other: string, acceptedAt: Date | null): Promise<void>;
  remove(name: string): Promise<void>;
  open(user: string, relation?: Relation): Promise<Answer>;
  profile(user: string, relation?: Relation): Promise<AnswerOf<typeof communityProfile>>;
}

export async function openProfileFixture(): Promise<ProfileFixture> {
  const server = await startTestServer();
  const { db } = server.deps.database;
  const stranger = await registerPlayer(server, 'somebody');
  const blocked = await registerPlayer(server, 'blocked-one');
  const cookies: Readonly<Record<Relation, string | undefined>> = {
    visitor: undefined,
    player: stranger.cookie,
    friend: await signIn(server, 'orion'),
    blocked: blocked.cookie,
    self: await signIn(server, 'nova'),
  };
  const idOf = async (name: string): Promise<string> => {
    const [found] = await db.select().from(accounts).where(eq(accounts.usernameKey, name));
    return found?.id ?? '';
  };
  const block = async (blocker: string, other: string): Promise<void> => {
    const row = { blocker: await idOf(blocker), blocked: await idOf(other), createdAt: new Date() };
    await db.insert(blocks).values(row);
  };
  const open = (user: string, relation: Relation = 'visitor'): Promise<Answer> => {
    const cookie = cookies[relation];
    return server.request(`/v1/public/user/community/profile/${user}`, cookie === undefined ? {} : { cookie });
  };
  await block('nova', 'blocked-one');
  return {
    server,
    blocked,
    cookies,
    idOf,
    block,
    open,
    async setPrivacy(name, privacy) {
      const standard = defaultSettings();
      const settings = { ...standard, privacy: { ...standard.privacy, ...privacy } };
      await db
        .update(accountSettings)
        .set({ settings })
        .where(eq(accountSettings.accountId, await idOf(name)));
    },
    async befriend(one, other, acceptedAt) {
      const [first = '', second = ''] = [await idOf(one), await idOf(other)].sort();
      const row = { first, second, requestedBy: first, createdAt: new Date(), acceptedAt };
      await db.insert(friendships).values(row).onConflictDoNothing();
    },
    async remove(name) {
      await db.update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.usernameKey, name));
    },
    profile: async (user, relation) => dataOf(communityProfile, await open(user, relation)),
  };
}
