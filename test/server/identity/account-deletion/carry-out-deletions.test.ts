import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { carryOutDeletions } from '../../../../server/identity/account-deletion/carry-out-deletions';
import { requestDeletion } from '../../../../server/identity/account-deletion/request-deletion';
import { developerMembers, developers } from '../../../../server/platform/database/schema/developers';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { ClosingPlayer } from './leaving-player';
import { PASSWORD, registerPlayer, signInAgain } from './leaving-player';

const DAY = 24 * 60 * 60_000;
const { signal } = new AbortController();
const clock = new FakeServerClock();
let server: TestServer;
let player: ClosingPlayer;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ clock, demo: false });
});

beforeEach(async () => {
  made += 1;
  player = await registerPlayer(server, `leaver-${made}`);
});

afterAll(() => server.close());

const ask = (cookie = player.cookie) =>
  server.request('/v1/private/user/account/deletion', { body: { password: PASSWORD }, cookie });

describe('carryOutDeletions', () => {
  test('continues with the other deletions when one fails', async () => {
    clock.advance(20 * DAY);
    await carryOutDeletions(server.deps, signal);
    const next = await registerPlayer(server, `neighbour-${made}`);
    const { cookie = '' } = await signInAgain(server, player.username);
    await ask(cookie);
    clock.advance(1000);
    await ask(next.cookie);
    clock.advance(15 * DAY);
    const { transaction } = server.deps.database;
    let calls = 0;
    const database = {
      ...server.deps.database,
      transaction: ((work) => {
        calls += 1;
        return calls === 1 ? Promise.reject(new Error('no luck')) : transaction(work);
      }) as typeof transaction,
    };
    const error = vi.fn();
    const log = Object.assign(Object.create(server.deps.log) as typeof server.deps.log, { error });
    await carryOutDeletions({ ...server.deps, database, log }, signal);
    expect(error).toHaveBeenCalledTimes(1);
    expect((await signInAgain(server, next.username)).answer.status).toBe(401);
    expect((await signInAgain(server, player.username)).answer.status).toBe(200);
    await carryOutDeletions(server.deps, signal);
    expect((await signInAgain(server, player.username)).answer.status).toBe(401);
  });

  test('T67: names each developer that has lost its only owner in the log', async () => {
    clock.advance(20 * DAY);
    await carryOutDeletions(server.deps, signal);
    const { db } = server.deps.database;
    const texts = { logo: '/l.webp', about: '', aboutHtml: '', links: [] };
    const [alone, shared] = await db
      .insert(developers)
      .values(['alone', 'shared'].map((slug) => ({ ...texts, slug, name: slug })))
      .returning();
    const stays = await registerPlayer(server, `stays-${made}`);
    const owner = { role: 'owner', accountId: player.id } as const;
    await db.insert(developerMembers).values([
      { ...owner, developerId: alone?.id ?? 0 },
      { ...owner, developerId: shared?.id ?? 0 },
      { ...owner, developerId: shared?.id ?? 0, accountId: stays.id },
    ]);
    const { cookie = '' } = await signInAgain(server, player.username);
    await ask(cookie);
    clock.advance(15 * DAY);
    const warn = vi.fn();
    const log = Object.assign(Object.create(server.deps.log) as typeof server.deps.log, { warn });
    await carryOutDeletions({ ...server.deps, log }, signal);
    const words = 'a developer has lost its only owner: give it another one with “user promote”';
    expect(warn.mock.calls).toEqual([[{ developer: 'alone' }, words]]);
  });

  test('wakes the job pictures once for several deletions, and not without any', async () => {
    clock.advance(20 * DAY);
    await carryOutDeletions(server.deps, signal);
    const other = await registerPlayer(server, `companion-${made}`);
    const { cookie = '' } = await signInAgain(server, player.username);
    await ask(cookie);
    await ask(other.cookie);
    clock.advance(15 * DAY);
    const wake = vi.fn();
    const deps = { ...server.deps, jobs: { wake } };
    await carryOutDeletions(deps, signal);
    await carryOutDeletions(deps, signal);
    expect(wake.mock.calls.flat()).toEqual(['mails', 'mails', 'pictures']);
  });

  test('requestDeletion returns undefined for a deleted account', async () => {
    await ask();
    clock.advance(14 * DAY);
    await carryOutDeletions(server.deps, signal);
    const deletionRequest = { accountId: player.id, origin: 'facebook', now: clock.now(), deps: server.deps } as const;
    expect(await server.deps.database.transaction((tx) => requestDeletion(tx, deletionRequest))).toBeUndefined();
  });
});
