import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorCommand } from '../../../../server/platform/command-line/operator-command';
import type { SentCommand } from '../../../../server/platform/command-line/operator-command';
import { runOperatorCommand } from '../../../../server/platform/command-line/run-operator-command';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { ledgerEntries } from '../../../../server/platform/database/schema/market';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { PublishCall } from '../../support/sent-event';
import { sentEvent } from '../../support/sent-event';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
});
afterAll(() => server.close());

const published: unknown[] = [];
const run = (request: SentCommand) => {
  const realtime = {
    publish: (...call: PublishCall) => void published.push(sentEvent(call)),
    hasSubscribers: () => false,
    sent: () => Promise.resolve(),
    disconnectSession: () => undefined,
  };
  return runOperatorCommand({ ...server.deps, realtime }, operatorCommand.parse(request));
};
const textOf = async (request: SentCommand): Promise<string> => {
  const done = await run(request);
  return done.ok ? done.value : `refused: ${done.error}`;
};
const user = { username: 'rigel', email: 'rigel@mail.test', password: 'Blue giant 7!' };

describe('user add', () => {
  test('creates an account with a verified address that can log in', async () => {
    expect(await textOf({ command: 'user add', options: user })).toBe('rigel added. The account can log in.');
    const answer = await server.request('/v1/public/user/auth/login', {
      body: { login: 'rigel', password: user.password, remember: false },
    });
    expect(answer.status).toBe(200);
    const [row] = await server.deps.database.db.select().from(accounts).where(eq(accounts.username, 'rigel'));
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  test.each([
    [{ username: 'RIGEL' }, 'already taken'],
    [{ username: 'admin' }, 'cannot be used'],
    [{ username: 'a b c' }, 'may only contain'],
    [{ email: 'rigel' }, 'valid email'],
    [{ password: 'short' }, 'at least 8'],
  ])('refuses the input that a registration refuses: %j', async (change, words) => {
    expect(await textOf({ command: 'user add', options: { ...user, ...change } })).toContain(words);
  });
});

describe('coins grant', () => {
  test("goes through the ledger, once for each key, and notifies the player's open pages", async () => {
    const { db } = server.deps.database;
    const [nova] = await db.select().from(accounts).where(eq(accounts.username, 'nova'));
    const request = { command: 'coins grant', options: { username: 'Nova', amount: 25, key: 'contest' } } as const;
    expect(await textOf(request)).toBe('Nova now has 65 coins.');
    expect(await textOf(request)).toBe('refused: Grant “contest” was already given to Nova.');
    const entered = await db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.accountId, nova?.id ?? ''), eq(ledgerEntries.idempotencyKey, 'grant:contest')));
    expect(entered).toMatchObject([{ amount: 25, reason: 'grant' }]);
    const [after] = await db.select().from(accounts).where(eq(accounts.username, 'nova'));
    expect(after?.balance).toBe(65);
    expect(published).toEqual([
      [`account.${nova?.id ?? ''}`, '.balance.updated', { total: 65, revision: expect.any(Number) }],
    ]);
  });

  test('refuses an unknown user', async () => {
    expect(await textOf({ command: 'coins grant', options: { username: 'nobody', amount: 1 } })).toBe(
      'refused: There is no user “nobody”.',
    );
  });
});

describe('check-ledger', () => {
  test('finds no error in the demo ledger', async () => {
    expect(await textOf({ command: 'check-ledger', options: {} })).toBe(
      'The ledger balances: every balance, movement, coin order, sale, statement and payout.',
    );
  });
});

describe('developer add', () => {
  test('adds a developer, once, with a page and the right to publish games', async () => {
    const request = {
      command: 'developer add',
      options: { slug: 'first-light', name: 'First Light', owner: 'orion' },
    } as const;
    expect(await textOf(request)).toContain('“first-light” added');
    expect(await textOf(request)).toBe('refused: A developer “first-light” already exists.');
    const page = await server.request('/v1/public/entity/dev/org/first-light/details');
    expect(page.json()).toMatchObject({ data: { developer: { name: 'First Light' } } });
    const folder = temporaryFolder({
      'index.html': '<!doctype html>hi',
      'game.json': JSON.stringify({
        slug: 'hello-light',
        title: 'Hello',
        genre: { slug: 'action', title: 'Action' },
        category: { slug: 'arcade', title: 'Arcade' },
      }),
    });
    expect(await textOf({ command: 'publish', options: { folder, developer: 'first-light' } })).toBe(
      'New: hello-light 1.0.0 is published (1 file).\n' +
        'Page: http://holocade.localhost:9200/arcade/games/hello-light\n' +
        'Build: http://hello-light.play.holocade.localhost:9200/1.0.0/index.html\n' +
        'Not checked: no browser found. Install Chromium or set HOLOCADE_CHROMIUM.',
    );
  });

  test.each([
    ['admin', undefined, 'reserved'],
    ['second-light', 'nobody', 'There is no user'],
  ])('refuses %s of %s', async (slug, owner, words) => {
    expect(await textOf({ command: 'developer add', options: { slug, name: 'X', owner } })).toContain(words);
  });
});
