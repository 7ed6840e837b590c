import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { operatorCommand } from '../../../../server/platform/command-line/operator-command';
import type { SentCommand } from '../../../../server/platform/command-line/operator-command';
import { runOperatorCommand } from '../../../../server/platform/command-line/run-operator-command';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { blocks } from '../../../../server/platform/database/schema/friends';
import { games } from '../../../../server/platform/database/schema/games';
import { reports } from '../../../../server/platform/database/schema/reports';
import { insertReview } from '../../../../server/community/reviews/review.repository';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PATH = '/v1/private/user/report';
const GAME = 'lantern-drift';
const clock = new FakeServerClock(new Date('2026-11-22T12:00:00.000Z'));
let server: TestServer;
let vega: ClosingPlayer;
let mira: ClosingPlayer;
let review: string;

beforeAll(async () => {
  server = await startTestServer({ clock });
  vega = await registerPlayer(server, 'vega');
  mira = await registerPlayer(server, 'mira-r');
  const { db } = server.deps.database;
  const [game] = await db.select().from(games).where(eq(games.slug, GAME));
  const written = { rating: 1, body: 'Buy coins at \u001b[31mevil.example now.' } as const;
  review = (await insertReview(db, { gameId: game?.id ?? 0, accountId: mira.id }, written, clock.now())) ?? '';
});

afterAll(() => server.close());

const report = (kind: string, target: string, { cookie }: ClosingPlayer, change: object = {}) =>
  server.request(PATH, { body: { kind, target, reason: 'spam', text: '', ...change }, cookie });
const storedReports = () => server.deps.database.db.$count(reports);

async function run(order: SentCommand): Promise<string> {
  const done = await runOperatorCommand(server.deps, operatorCommand.parse(order));
  return done.ok ? done.value : `refused: ${done.error}`;
}

describe('POST user/report', () => {
  test('accepts a game, a review and a profile once from each player, also concurrently', async () => {
    for (const [kind, target] of [
      ['game', GAME],
      ['review', review],
      ['profile', 'MIRA-R'],
    ] as const) {
      const before = await storedReports();
      const answers = await Promise.all(Array.from({ length: 6 }, () => report(kind, target, vega)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await storedReports()).toBe(before + 1);
    }
    const again = await report('profile', 'mira-r', vega);
    expect(again.envelope().status.message).toBe('You’ve already reported this profile.');
    expect((await report('game', GAME, mira)).status).toBe(200);
  });

  test.each([
    ['game', 'no-such-game', 404],
    ['review', '00000000-0000-4000-8000-000000000000', 404],
    ['review', 'no-id', 404],
    ['profile', 'nobody-here', 404],
    ['profile', "'; drop table reports; --", 404],
    ['developer', 'northlight', 422],
    ['game', '', 422],
    ['game', 'x'.repeat(65), 422],
  ])('of the %s %j returns %d', async (kind, target, status) => {
    const before = await storedReports();
    expect((await report(kind, target, vega)).status).toBe(status);
    expect(await storedReports()).toBe(before);
  });

  test("refuses reports of the player's own content", async () => {
    expect((await report('profile', 'vega', vega)).status).toBe(403);
    expect((await report('review', review, mira)).status).toBe(403);
  });

  test('returns 404 for a player who has blocked the caller or hides the profile', async () => {
    const { db } = server.deps.database;
    const blocker = await registerPlayer(server, 'blocker');
    await db.insert(blocks).values({ blocker: blocker.id, blocked: vega.id, createdAt: clock.now() });
    const hidden = await registerPlayer(server, 'hidden-one');
    const settings = defaultSettings();
    await db
      .update(accountSettings)
      .set({ settings: { ...settings, privacy: { ...settings.privacy, profile_visibility: 'none' } } })
      .where(eq(accountSettings.accountId, hidden.id));
    const nobody = (await report('profile', 'nobody-here', vega)).text;
    for (const { username } of [blocker, hidden]) expect((await report('profile', username, vega)).text).toBe(nobody);
  });

  test('requires a text for some reasons, a known reason, and a player', async () => {
    const refused = await report('game', 'orbital-salvage', vega, { reason: 'other' });
    expect(refused.envelope().data).toEqual({ errors: { text: ['Please describe the problem.'] } });
    expect((await report('game', 'orbital-salvage', vega, { text: 'x'.repeat(501) })).status).toBe(422);
    expect((await report('game', 'orbital-salvage', vega, { reason: 'dislike' })).status).toBe(422);
    const body = { kind: 'game', target: GAME, reason: 'spam', text: '' };
    expect((await server.request(PATH, { body })).status).toBe(401);
  });
});

describe('report commands of the operator', () => {
  test('list, show and resolve reports', async () => {
    const { db } = server.deps.database;
    await db.delete(reports);
    expect(await run({ command: 'reports list', options: { status: 'open' } })).toBe('There are no open reports.');
    await report('review', review, vega, { text: 'An \u001b[2Jad.' });
    clock.advance(1000);
    await report('profile', 'mira-r', vega, { reason: 'other', text: 'As above.' });
    const [first, second] = await db.select().from(reports).orderBy(reports.createdAt);
    const [id = '', other = ''] = [first?.id, second?.id];
    const queue = (await run({ command: 'reports list', options: { status: 'open' } })).split('\n');
    expect(queue.map((line) => line.slice(0, 36))).toEqual([id, other]);
    expect(queue[0]).toContain(`spam  review of ${GAME} by mira-r`);
    expect(queue[1]).toContain('other  profile of mira-r');
    const shown = await run({ command: 'reports show', options: { id } });
    expect(shown).toContain('Reported by vega: An [2Jad.');
    expect(shown).toContain('Review: Buy coins at [31mevil.example now.');
    expect(shown).toContain(`/arcade/games/${GAME}`);
    expect(await run({ command: 'reports show', options: { id: other } })).toContain('/community/user/mira-r');
    expect(await run({ command: 'reports resolve', options: { id } })).toBe(`Report ${id} is resolved.`);
    expect(await run({ command: 'reports resolve', options: { id } })).toContain('already resolved');
    expect(await run({ command: 'reports list', options: { status: 'resolved' } })).toContain(id);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const command of ['reports show', 'reports resolve'] as const)
      expect(await run({ command, options: { id: unknown } })).toBe(`refused: Report ${unknown} not found.`);
  });
});
