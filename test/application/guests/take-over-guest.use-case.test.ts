import { describe, expect, test, vi } from 'vitest';
import type { GuestOffer } from '../../../src/domain/bridge/guest-methods';
import type { UserId } from '../../../src/domain/session/current-user';
import { ok } from '../../../src/domain/shared/result';
import { gameFixture } from '../../fakes/game-fixture';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';

const at = '2026-01-01T10:00:00.000Z';
const yesterday = '2025-12-31T23:59:59.000Z';
const aSave = (slot: number, data: string) => ({ slot, name: `Slot ${String(slot)}`, data, at });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp() {
  const fixture = gameFixture();
  fixture.signIn();
  return {
    ...fixture,
    offer: (offer: Partial<GuestOffer>) => fixture.call('guest.offer', { scores: [], saves: [], ...offer }),
  };
}

describe('TakeOverGuest', () => {
  test('takes over saves into their slots and the best score of each leaderboard after a yes', async () => {
    const { questions, saves, boards, sent, agree, offer } = setUp();
    const scores = [
      { board: 'main', score: 5, at },
      { board: 'main', score: 9, at },
      { board: 'lap', score: 31.5, at: yesterday },
      { board: 'lap', score: 40, at },
    ];
    expect(await offer({ scores, saves: [aSave(1, 'one')] })).toEqual(ok({ asked: true }));
    expect(questions.current.question).toEqual({
      kind: 'takeover',
      game: 'Lantern Drift',
      slots: [{ slot: 1, guest: { name: 'Slot 1', at } }],
      scores: 2,
    });
    await agree([1]);
    await settled();
    expect(await saves.load('lantern-drift', 1)).toMatchObject({ value: { name: 'Slot 1', data: 'one' } });
    expect(boards.posted).toEqual([
      { game: 'lantern-drift', board: 'main', score: 9 },
      { game: 'lantern-drift', board: 'lap', score: 31.5 },
    ]);
    expect(sent).toEqual([
      { name: 'taken-over', detail: { slots: [1], boards: [] } },
      { name: 'taken-over', detail: { slots: [], boards: ['main', 'lap'] } },
    ]);
  });

  test('leaves out scores of an earlier period, and reports them as settled', async () => {
    const { boards, questions, sent, offer } = setUp();
    expect(await offer({ scores: [{ board: 'main', score: 9, at: yesterday }] })).toEqual(ok({ asked: false }));
    expect(questions.current.question).toBeUndefined();
    expect(boards.posted).toEqual([]);
    expect(sent).toEqual([{ name: 'taken-over', detail: { slots: [], boards: ['main'] } }]);
  });

  test('replaces a save of the account only in the slots that the player has chosen', async () => {
    const { saves, questions, sent, agree, offer } = setUp();
    for (const slot of [1, 2]) await saves.write('lantern-drift', { slot, name: 'Mine', data: 'account', base: 0 });
    await offer({ saves: [aSave(1, 'guest'), aSave(2, 'guest'), aSave(3, 'guest')] });
    expect(questions.current.question).toMatchObject({
      slots: [{ slot: 1, account: { name: 'Mine' } }, { slot: 2, account: { name: 'Mine' } }, { slot: 3 }],
    });
    await agree([2, 3]);
    await settled();
    const all = await saves.all('lantern-drift');
    expect(all).toMatchObject({ value: { 1: { data: 'account' }, 2: { data: 'guest' }, 3: { data: 'guest' } } });
    // Slots that the player has not chosen are settled as well.
    expect(sent).toEqual([{ name: 'taken-over', detail: { slots: [1, 2, 3], boards: [] } }]);
  });

  test('changes nothing after a no, and asks once for each login', async () => {
    const { session, clock, questions, sent, signIn, offer } = setUp();
    await offer({ saves: [aSave(1, 'one')] });
    questions.decline();
    clock.advance(60_000);
    expect(await offer({ saves: [aSave(1, 'one')] })).toEqual(ok({ asked: false }));
    await settled();
    expect(sent).toEqual([]);
    session.apply({ type: 'signed-out' });
    signIn();
    expect(await offer({ saves: [aSave(1, 'one')] })).toEqual(ok({ asked: true }));
  });

  test('posts scores only once the game is played', async () => {
    const { play, boards, sent, agree, offer } = setUp();
    play.live = false;
    await offer({ scores: [{ board: 'main', score: 9, at }] });
    await agree();
    await settled();
    expect(boards.posted).toEqual([]);
    play.live = true;
    play.begin(true);
    await settled();
    expect(boards.posted).toHaveLength(1);
    // The yes is reported at once. The game offers unposted scores again after the tab was closed.
    expect(sent).toEqual([
      { name: 'taken-over', detail: { slots: [], boards: [] } },
      { name: 'taken-over', detail: { slots: [], boards: ['main'] } },
    ]);
  });

  test('posts scores again after a transient failure, while repeated offers are refused', async () => {
    const { boards, clock, sent, agree, offer } = setUp();
    const scores = [{ board: 'main', score: 9, at }];
    await offer({ scores });
    boards.failure = { kind: 'network' };
    await agree();
    await settled();
    expect(await offer({ scores })).toMatchObject({ error: { code: 'err_too_many_requests' } });
    boards.failure = undefined;
    clock.advance(10_000);
    await settled();
    expect(boards.posted).toHaveLength(1);
    expect(sent.at(-1)).toEqual({ name: 'taken-over', detail: { slots: [], boards: ['main'] } });
    expect(await offer({ scores })).toEqual(ok({ asked: false }));
  });

  test('allows a new offer after all attempts have failed', async () => {
    const { boards, clock, sent, agree, offer } = setUp();
    const scores = [{ board: 'main', score: 9, at }];
    await offer({ scores });
    boards.failure = aRefusal({ status: 429, debug: 'err_too_many_requests' });
    await agree();
    for (let tries = 0; tries < 6; tries += 1) {
      await settled();
      clock.advance(10_000);
    }
    await settled();
    expect([sent, clock.pending]).toEqual([[{ name: 'taken-over', detail: { slots: [], boards: [] } }], 0]);
    boards.failure = undefined;
    expect(await offer({ scores })).toEqual(ok({ asked: true }));
  });

  test('asks once the auth modal is closed, but not when the game is gone by then', async () => {
    const { occupied, questions, offer } = setUp();
    occupied.now = true;
    expect(await offer({ saves: [aSave(1, 'one')] })).toEqual(ok({ asked: true }));
    await settled();
    expect(questions.current.question).toBeUndefined();
    questions.withdraw();
    await settled();
    expect(await offer({ saves: [aSave(2, 'two')] })).toEqual(ok({ asked: true }));
    occupied.now = false;
    await settled();
    expect(questions.current.question).toMatchObject({ kind: 'takeover', slots: [{ slot: 2 }] });
  });

  test('processes one offer for each login, however often and fast the game repeats it', async () => {
    const { boards, saves, offer } = setUp();
    const terms = vi.spyOn(boards, 'terms');
    const all = vi.spyOn(saves, 'all');
    const scores = [{ board: 'main', score: 9, at: yesterday }];
    const answers = await Promise.all([offer({ scores }), offer({ scores })]);
    expect(answers).toMatchObject([ok({ asked: false }), { error: { code: 'err_too_many_requests' } }]);
    expect(await offer({ scores })).toEqual(ok({ asked: false }));
    expect([terms.mock.calls.length, all.mock.calls.length]).toEqual([1, 1]);
  });

  test('never writes to the account of another player', async () => {
    const { saves, session, signIn, agree, offer } = setUp();
    await offer({ saves: [aSave(1, 'one'), aSave(2, 'two')] });
    const write = saves.write.bind(saves);
    const writing = vi.spyOn(saves, 'write').mockImplementation((game, save) => {
      session.apply({ type: 'signed-out' });
      signIn(aPlayer({ id: 'b' as UserId }));
      return write(game, save);
    });
    await agree([1, 2]);
    await settled();
    expect(writing.mock.calls.map(([, { slot }]) => slot)).toEqual([1]);
  });

  test('reports the written saves when the rest failed, and does not write them twice', async () => {
    const { saves, questions, sent, agree, offer } = setUp();
    await offer({ saves: [aSave(1, 'one'), aSave(2, 'two')] });
    const write = saves.write.bind(saves);
    saves.write = (game, save) =>
      save.slot === 2 ? Promise.resolve({ ok: false, error: { kind: 'network' } }) : write(game, save);
    await agree([1, 2]);
    await questions.agree([1, 2]);
    questions.decline();
    await settled();
    expect(sent).toEqual([{ name: 'taken-over', detail: { slots: [1], boards: [] } }]);
    expect(await saves.load('lantern-drift', 1)).toMatchObject({ value: { version: 1 } });
  });

  test('reports scores of deleted leaderboards as settled', async () => {
    const { sent, offer } = setUp();
    expect(await offer({ scores: [{ board: 'gone', score: 1, at }] })).toEqual(ok({ asked: false }));
    expect(sent).toEqual([{ name: 'taken-over', detail: { slots: [], boards: ['gone'] } }]);
  });
});
