import { and, eq } from 'drizzle-orm';
import type { MemberRole, TokenAction } from '../../../../src/domain/console/member-role';
import type { AnyCall } from '../../../../src/contract/call';
import { hashToken } from '../../../../server/identity/auth/session-token';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { developerAudit, developerTokens } from '../../../../server/platform/database/schema/console';
import { developerMembers, developers } from '../../../../server/platform/database/schema/developers';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import type { Answer } from '../../support/http-client';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import { mailsTo } from '../../support/mails-to';
import type { TestBrowser } from '../../support/test-browser';
import type { TestServerOptions } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { signedIn } from '../../platform/security/owned-things';

/** A logged-in player with a verified email address. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly browser: TestBrowser;
}

interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  /** Secret of an access token. */
  readonly token?: string | undefined;
}

/** Sends a call of the contract from a player's browser. */
export function callAs({ browser }: Pick<Person, 'browser'>, call: AnyCall, input: CallInput = {}): Promise<Answer> {
  const { params = {}, query = '', body = {}, token } = input;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (call.takes === 'picture') {
    const typed = { ...headers, 'content-type': 'image/png' };
    const options = { method: call.method, headers: typed, body: Buffer.from('a picture') };
    return browser.send(`${path}?use=slide&x=0&y=0&size=640`, options);
  }
  return browser.send(path + query, { method: call.method, headers, ...(call.method === 'GET' ? {} : { body }) });
}

/** Starts a server, by default without demo content, to which a test adds developers and players. */
export async function consoleFixture(options: Omit<TestServerOptions, 'clock'> = {}) {
  const clock = new FakeServerClock();
  const server = await startTestServer({ demo: false, ...options, clock });
  const { db } = server.deps.database;
  let tokens = 0;

  return {
    server,
    clock,
    async person(username: string, { verified = true } = {}): Promise<Person> {
      const id = await insertPlayer(server.deps.database, username, `${username}@mail.test`, clock.now());
      if (verified) await db.update(accounts).set({ emailVerifiedAt: clock.now() }).where(eq(accounts.id, id));
      return { id, username, browser: await signedIn(server, id) };
    },
    /** Adds a developer with these members. Returns its id. */
    async developer(slug: string, members: readonly (readonly [Person, MemberRole])[]): Promise<number> {
      const texts = { name: `The ${slug}`, logo: '/l.webp', about: '', aboutHtml: '', links: [] };
      const [row] = await db
        .insert(developers)
        .values({ slug, ...texts })
        .returning({ id: developers.id });
      if (!row) throw new Error('The developer was not stored.');
      for (const [{ id: accountId }, role] of members)
        await db.insert(developerMembers).values({ developerId: row.id, accountId, role, createdAt: clock.now() });
      return row.id;
    },
    /** Adds an access token for a day. Returns its secret. */
    async token(
      developerId: number,
      createdBy: Person,
      { actions, game }: { readonly actions: readonly TokenAction[]; readonly game?: string },
    ): Promise<string> {
      tokens += 1;
      const secret = `hol_secret-${String(tokens)}`;
      const createdAt = clock.now();
      await db.insert(developerTokens).values({
        ...{ developerId, tokenHash: hashToken(secret), name: 'A program', actions, game: game ?? null },
        ...{ createdBy: createdBy.id, createdAt, expiresAt: new Date(createdAt.getTime() + 24 * 60 * 60 * 1000) },
      });
      return secret;
    },
    /** Roles of a developer by username. */
    async roles(developerId: number): Promise<Readonly<Record<string, MemberRole>>> {
      const rows = await db
        .select({ username: accounts.username, role: developerMembers.role })
        .from(developerMembers)
        .innerJoin(accounts, eq(accounts.id, developerMembers.accountId))
        .where(eq(developerMembers.developerId, developerId));
      return Object.fromEntries(rows.map(({ username, role }) => [username, role]));
    },
    owners: (developerId: number) =>
      db.$count(
        developerMembers,
        and(eq(developerMembers.developerId, developerId), eq(developerMembers.role, 'owner')),
      ),
    /** Notifications of the console for a player. */
    news: ({ id }: Person) =>
      db
        .select()
        .from(notifications)
        .where(and(eq(notifications.accountId, id), eq(notifications.kind, 'developer'))),
    /** Emails of the console to a person's address. */
    letters: async (username: string) =>
      (await mailsTo(server, `${username}@mail.test`)).filter(({ kind }) => kind.startsWith('developer-')),
    /** Texts of the audit log, oldest first. */
    async audit(developerId: number): Promise<readonly string[]> {
      const rows = await db.select().from(developerAudit).where(eq(developerAudit.developerId, developerId));
      return rows.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ event, text }) => `${event}: ${text}`);
    },
  };
}

export type ConsoleFixture = Awaited<ReturnType<typeof consoleFixture>>;
