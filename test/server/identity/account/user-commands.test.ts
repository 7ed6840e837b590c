import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { err, ok } from '../../../../src/domain/shared/result';
import { resetTwoFactor, showUser, signOutUser } from '../../../../server/identity/account/user-commands';
import { banUser } from '../../../../server/identity/bans/ban-commands';
import { recoveryCodes, twoFactor } from '../../../../server/platform/database/schema/accounts';
import { developerMembers, developers } from '../../../../server/platform/database/schema/developers';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { FakeServerClock } from '../../support/fake-server-clock';
import { mailsTo } from '../../support/mails-to';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const clock = new FakeServerClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});
afterAll(() => server.close());

async function protect(accountId: string): Promise<void> {
  const { db } = server.deps.database;
  const now = clock.now();
  await db.insert(twoFactor).values({ accountId, encryptedSecret: 'sealed', createdAt: now, confirmedAt: now });
  await db.insert(recoveryCodes).values({ accountId, codeHash: 'hash', createdAt: now });
}

describe('user show', () => {
  test('prints the facts about an account without secrets', async () => {
    const id = await addPlayer(server, 'vega');
    await new TestBrowser(server).login('vega', PASSWORD);
    await protect(id);
    const { db } = server.deps.database;
    const [studio] = await db
      .insert(developers)
      .values({ slug: 'studio', name: 'Studio', logo: '/l.webp', about: '', aboutHtml: '', links: [] })
      .returning();
    await db.insert(developerMembers).values({ developerId: studio?.id ?? 0, accountId: id, role: 'owner' });
    await banUser(server.deps, { username: 'vega', reason: 'Spam.' });
    expect(await showUser(server.deps, 'VEGA')).toEqual(
      ok(
        [
          `vega, ${id}`,
          'Email: vega@mail.test, verified 1 March 2026 at 12:00 UTC',
          'Created: 1 March 2026 at 12:00 UTC',
          'Last login: 1 March 2026 at 12:00 UTC, Unknown device',
          'Login: password',
          'Two-factor authentication: on, unused recovery codes: 1',
          'Sessions: 0',
          'Coins: 0',
          'Premium: no',
          'Developers: studio (owner)',
          'Banned: permanently. Reason: Spam.',
        ].join('\n'),
      ),
    );
  });

  test('refuses an unknown user', async () => {
    expect(await showUser(server.deps, 'nobody')).toEqual(err('There is no user “nobody”.'));
  });
});

describe('user sign-out', () => {
  test('ends every session of the player and none of another', async () => {
    await addPlayer(server, 'mira');
    await addPlayer(server, 'deneb');
    const [first, second, other] = [new TestBrowser(server), new TestBrowser(server), new TestBrowser(server)];
    for (const browser of [first, second]) await browser.login('mira', PASSWORD);
    await other.login('deneb', PASSWORD);
    expect(await signOutUser(server.deps, 'mira')).toEqual(ok('mira is logged out everywhere. Ended sessions: 2.'));
    expect(await Promise.all([first, second, other].map((browser) => browser.status()))).toEqual([401, 401, 200]);
    expect(await signOutUser(server.deps, 'nobody')).toEqual(err('There is no user “nobody”.'));
  });
});

describe('user reset-two-factor', () => {
  test('lets the player log in without a code, and notifies the owner', async () => {
    const id = await addPlayer(server, 'rigel');
    await protect(id);
    expect((await new TestBrowser(server).login('rigel', PASSWORD)).status).toBe(401);
    expect(await resetTwoFactor(server.deps, 'rigel')).toEqual(
      ok('rigel can log in without a code and turn two-factor authentication on again.'),
    );
    expect((await new TestBrowser(server).login('rigel', PASSWORD)).status).toBe(200);
    const mails = await mailsTo(server, 'rigel@mail.test');
    expect(mails.map(({ subject }) => subject)).toContain('Two-factor authentication is off');
  });

  test('refuses an unknown user and one without two-factor authentication', async () => {
    await addPlayer(server, 'altair');
    expect(await resetTwoFactor(server.deps, 'altair')).toEqual(err('altair has no two-factor authentication.'));
    expect(await resetTwoFactor(server.deps, 'nobody')).toEqual(err('There is no user “nobody”.'));
  });
});
