import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { accounts, sessions } from '../../../../server/platform/database/schema/accounts';
import { socialIdentities } from '../../../../server/platform/database/schema/social';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { finalize, signInBy } from './social-flow';

const SESSION = '__Host-holocade';
const MARKER = '__Host-holocade-social';
const ISSUER = 'http://id.holocade.localhost:9200';
const OVER = { token: ['This registration has expired or was started elsewhere. Please log in again.'] };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const accountsNamed = (names: readonly string[]) =>
  server.deps.database.db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.username, [...names]));

const identities = (provider: 'google' | 'facebook' | 'steam') =>
  server.deps.database.db
    .select({ accountId: socialIdentities.accountId })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.issuer, `${ISSUER}/${provider}`)));

describe('concurrent logins with providers', () => {
  test('create one account with one session when one link is finished twice', async () => {
    const { browser, end } = await signInBy(server, 'google', 'robin');
    const names = ['race-a', 'race-b'];
    const answers = await Promise.all(
      names.map((username) => finalize(server, browser, end, { email: 'robin@people.example', username })),
    );
    const [lost] = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(lost?.status).toBe(422);
    expect(wireFieldErrors.parse(lost?.envelope().data).errors).toEqual(OVER);
    const made = await accountsNamed(names);
    expect(made).toHaveLength(1);
    const id = made[0]?.id ?? '';
    expect(await identities('google')).toEqual([{ accountId: id }]);
    expect(await server.deps.database.db.select().from(sessions).where(eq(sessions.accountId, id))).toHaveLength(1);
  });

  test('create one account for a new person who registers in several browsers', async () => {
    const names = ['many-a', 'many-b', 'many-c', 'many-d'];
    const begun = await Promise.all(names.map(() => signInBy(server, 'facebook', 'sam')));
    const answers = await Promise.all(
      begun.map(({ browser, end }, index) =>
        finalize(server, browser, end, { email: `many-${index}@people.example`, username: names[index] ?? '' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const made = await accountsNamed(names);
    expect(made).toHaveLength(1);
    expect(await identities('facebook')).toEqual([{ accountId: made[0]?.id }]);
    expect(begun.filter(({ browser }) => browser.cookie(SESSION) !== undefined)).toHaveLength(1);

    const later = await Promise.all([signInBy(server, 'facebook', 'sam'), signInBy(server, 'facebook', 'sam')]);
    for (const { browser, end } of later) {
      expect(end.search).toBe('?type=login&provider=facebook');
      const status = await browser.visit(`${server.origin}/v1/public/user/auth/status`);
      expect(status.text).toContain(`"username":"${made[0]?.username}"`);
    }
  });

  test('connect a Steam identity to one of two players and sign both in', async () => {
    const proofs = await Promise.all([signInBy(server, 'steam', 'kit'), signInBy(server, 'steam', 'kit')]);
    const players = ['nova', 'orion'];
    const cookies = await Promise.all(
      proofs.map(({ browser }, index) =>
        signIn(server, players[index] ?? '', { cookie: `${MARKER}=${browser.cookie(MARKER)}` }),
      ),
    );
    expect(cookies.every(Boolean)).toBe(true);
    const connected = await identities('steam');
    expect(connected).toHaveLength(1);
    const both = await accountsNamed(players);
    expect(both.map(({ id }) => id)).toContain(connected[0]?.accountId);
  });
});
