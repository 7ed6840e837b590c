import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import type { PendingQuestion } from '../../../src/application/bridge/pending-question';
import type { QuestionEnd } from '../../../src/application/bridge/question-state';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { UserId } from '../../../src/domain/session/current-user';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { gameFixture } from '../../fakes/game-fixture';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';

const purchase: PendingQuestion = {
  kind: 'purchase',
  game: 'Lantern Drift',
  name: 'Spare wing',
  thumbnail: '/wing.webp',
  count: 1,
  total: 10,
};
const mails: PendingQuestion = {
  kind: 'mail-subscription',
  game: 'Lantern Drift',
  sender: 'game',
  name: 'Lantern Drift',
  address: 'ada@example.org',
};

function setUp() {
  const fixture = gameFixture();
  fixture.signIn();
  const agreed = vi.fn(async (_slots: readonly number[]): Promise<Result<void, ApiFailure>> => ok(undefined));
  const waits = vi.fn();
  const ask = (question: PendingQuestion = purchase) => {
    const ended: QuestionEnd[] = [];
    const asked = fixture.questions.ask(question, { agree: agreed, waits });
    if (asked.ok) void asked.value.end.then((end) => ended.push(end));
    return { asked, ended };
  };
  const phase = () => fixture.questions.current.phase;
  return { ...fixture, agreed, waits, ask, phase };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('QuestionState', () => {
  test('accepts a yes only after the question has been visible for 700 ms', async () => {
    const { questions, clock, agreed, ask } = setUp();
    const { ended } = ask();
    clock.advance(5_000);
    await questions.agree();
    questions.appeared();
    clock.advance(699);
    await questions.agree();
    expect(agreed).not.toHaveBeenCalled();
    clock.advance(1);
    await questions.agree([2]);
    await settled();
    expect(agreed.mock.calls).toEqual([[[2]]]);
    expect(ended).toEqual([{ kind: 'agreed' }]);
    expect(questions.current.question).toBeUndefined();
  });

  test('accepts a no at once, and refuses questions of the same kind for ten seconds', async () => {
    const { questions, clock, ask } = setUp();
    const { ended } = ask();
    questions.decline();
    await settled();
    expect(ended).toEqual([{ kind: 'declined' }]);
    expect(ask().asked).toEqual(err('recently-declined'));
    expect(ask(mails).asked.ok).toBe(true);
    questions.decline();
    clock.advance(10_000);
    expect(ask().asked.ok).toBe(true);
  });

  test('shows one question at a time, and none beside another dialog', () => {
    const { occupied, questions, ask } = setUp();
    ask();
    expect(ask(mails).asked).toEqual(err('busy'));
    questions.withdraw();
    occupied.now = true;
    expect(ask(mails).asked).toEqual(err('busy'));
  });

  test('askWhenFree waits for another question to end, for the current player and game', async () => {
    const { occupied, questions, session, signIn, ask, waits, agreed, phase } = setUp();
    const hold = () => questions.askWhenFree(mails, { agree: agreed, waits });
    ask();
    const shown = hold();
    questions.decline();
    await settled();
    expect(questions.current.question).toEqual(mails);
    questions.withdraw();
    occupied.now = true;
    const gone = hold();
    await settled();
    questions.withdraw();
    const left = hold();
    session.apply({ type: 'signed-out' });
    signIn();
    occupied.now = false;
    await settled();
    expect(phase().kind).toBe('none');
    expect(await Promise.all([shown, gone, left])).toEqual([
      { kind: 'withdrawn' },
      { kind: 'withdrawn' },
      { kind: 'declined' },
    ]);
  });

  test('declines when the player leaves or another player takes over the tab', async () => {
    const { session, signIn, ask, agree, agreed } = setUp();
    const { ended } = ask();
    signIn(aPlayer({ balance: 5 }));
    expect(ended).toEqual([]);
    signIn(aPlayer({ id: 'b' as UserId }));
    await settled();
    await agree();
    session.apply({ type: 'signed-out' });
    expect([ended, agreed.mock.calls]).toEqual([[{ kind: 'declined' }], []]);
  });

  test('waits until the headset session ends, and becomes visible again after each session', async () => {
    const { questions, presence, clock, waits, ask, phase, agree } = setUp();
    presence.apply('start');
    const { ended } = ask();
    expect([phase().kind, waits.mock.calls.length]).toEqual(['waiting', 1]);
    questions.appeared();
    presence.apply('end');
    questions.appeared();
    clock.advance(700);
    presence.apply('start');
    expect([phase().kind, waits.mock.calls.length]).toEqual(['waiting', 2]);
    presence.apply('end');
    expect(phase()).toMatchObject({ kind: 'seen', armed: false });
    await agree();
    await settled();
    expect(ended).toEqual([{ kind: 'agreed' }]);
  });

  test('ends unasked when the headset session does not end within 30 s', async () => {
    const { presence, clock, ask } = setUp();
    presence.apply('start');
    const { ended } = ask();
    clock.advance(30_000);
    await settled();
    expect(ended).toEqual([{ kind: 'unasked' }]);
    expect(clock.pending).toBe(0);
  });

  test('shows why the agreed action failed, and allows a retry where it may help', async () => {
    const { questions, agreed, ask, agree, phase } = setUp();
    agreed.mockResolvedValueOnce(err({ kind: 'network' }));
    const { ended } = ask();
    await agree();
    expect(phase()).toMatchObject({ running: false, failure: { retryable: true } });
    agreed.mockResolvedValueOnce(err(aRefusal({ status: 409, message: 'You have it.', debug: 'err_conflict' })));
    await questions.agree();
    expect(phase()).toMatchObject({ failure: { message: 'You have it.', retryable: false } });
    await questions.agree();
    expect(agreed).toHaveBeenCalledTimes(2);
    questions.decline();
    await settled();
    expect(ended).toMatchObject([{ kind: 'failed', failure: { debug: 'err_conflict' } }]);
    expect(ask().asked.ok).toBe(true);
  });

  test('cannot be declined while the agreed action is running, and fails when the action throws', async () => {
    const { questions, agreed, ask, agree } = setUp();
    let fail: (bug: Error) => void = () => undefined;
    agreed.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const { ended } = ask();
    const agreeing = agree();
    questions.decline();
    await settled();
    expect(ended).toEqual([]);
    fail(new Error('bug'));
    await expect(agreeing).rejects.toThrow('bug');
    await settled();
    expect(ended).toEqual([{ kind: 'failed', failure: { kind: 'malformed' } }]);
  });

  test.each<[Result<void, ApiFailure>, QuestionEnd]>([
    [ok(undefined), { kind: 'agreed' }],
    [err({ kind: 'network' }), { kind: 'failed', failure: { kind: 'network' } }],
  ])('ends with the outcome of the agreed action when the player leaves meanwhile', async (result, end) => {
    const { session, agreed, ask, agree, phase } = setUp();
    let answer: (result: Result<void, ApiFailure>) => void = () => undefined;
    agreed.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { ended } = ask();
    const agreeing = agree();
    session.apply({ type: 'signed-out' });
    await settled();
    expect(ended).toEqual([]);
    answer(result);
    await agreeing;
    await settled();
    expect([ended, phase().kind]).toEqual([[end], 'none']);
  });

  const steps = fc.constantFrom<((fixture: ReturnType<typeof setUp>) => unknown)[]>(
    ({ ask }) => ask(),
    ({ ask }) => ask(mails),
    ({ questions }) => questions.appeared(),
    ({ questions }) => questions.agree(),
    ({ questions }) => questions.decline(),
    ({ questions }) => questions.withdraw(),
    ({ clock }) => clock.advance(700),
    ({ clock }) => clock.advance(10_000),
    ({ presence }) => presence.apply('start'),
    ({ presence }) => presence.apply('end'),
    ({ signIn }) => signIn(aPlayer({ id: 'b' as UserId })),
    ({ signIn }) => signIn(),
    ({ session }) => session.apply({ type: 'signed-out' }),
  );

  test.prop([fc.array(steps, { maxLength: 30 })])(
    'never acts without a yes after 700 ms of visibility outside of the headset, and ends each question once',
    async (list) => {
      const fixture = setUp();
      let asked = 0;
      let ended = 0;
      const { ask } = fixture;
      fixture.ask = (question) => {
        const made = ask(question);
        if (made.asked.ok) {
          asked += 1;
          void made.asked.value.end.then(() => (ended += 1));
        }
        return made;
      };
      let inSight = 0;
      for (const step of list) {
        const before = fixture.agreed.mock.calls.length;
        const seenBefore = fixture.phase().kind === 'seen' ? inSight : 0;
        await step(fixture);
        if (fixture.agreed.mock.calls.length > before) expect(seenBefore).toBeGreaterThanOrEqual(700);
        const { phase } = fixture.questions.current;
        inSight = phase.kind === 'seen' && phase.armed ? 700 : 0;
      }
      fixture.questions.withdraw();
      await settled();
      expect(ended).toBe(asked);
      expect(fixture.questions.current.phase).toEqual({ kind: 'none' });
      expect(fixture.clock.pending).toBe(0);
    },
  );
});
