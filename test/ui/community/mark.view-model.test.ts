import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { SessionState } from '../../../src/application/session/session-state';
import type { ReactionCount } from '../../../src/domain/reactions/reaction-lane';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { MarkViewModel } from '../../../src/ui/community/mark.view-model';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

type Answer = Promise<Result<ReactionCount, ApiFailure>>;

/** Creates a server on which seven other players have set the mark. */
function aServer(mine = false) {
  const asked: boolean[] = [];
  let kept = mine;
  const state = () => ok({ count: 7 + (kept ? 1 : 0), mine: kept });
  return {
    asked,
    read: (): Answer => Promise.resolve(state()),
    write: (on: boolean): Answer => {
      asked.push(on);
      kept = on;
      return Promise.resolve(state());
    },
    get kept() {
      return kept;
    },
  };
}

const signedIn = (id = aPlayer().id) =>
  ({
    type: 'signed-in',
    user: aPlayer({ id }),
    settings: defaultSettings(),
  }) as const;

function begin(needs: Pick<ConstructorParameters<typeof MarkViewModel>[1], 'read' | 'write'>, player = true) {
  const session = new SessionState();
  session.apply(player ? signedIn() : { type: 'signed-out' });
  const authModal = new AuthModalState();
  const notices = new NoticesState(new FakeClock(), new FakeRandom());
  const mark = new MarkViewModel(
    { count: 7, mine: false },
    { ...needs, about: 'a thing', purpose: 'add favourites', session, authModal, notices },
  );
  const stop = mark.start();
  return { mark, session, authModal, notices, stop };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('MarkViewModel', () => {
  test('shows and counts a press at once and sends it', async () => {
    const server = aServer();
    const { mark } = begin({ write: server.write });
    mark.press();
    expect([mark.on, mark.count]).toEqual([true, 8]);
    await settle();
    expect([mark.on, mark.count, server.asked]).toEqual([true, 8, [true]]);
  });

  test('reverts with a toast after a failure', async () => {
    const { mark, notices } = begin({ write: () => Promise.resolve(err({ kind: 'network' })) });
    mark.press();
    await settle();
    expect([mark.on, mark.count]).toEqual([false, 7]);
    expect(notices.current.map(({ toast }) => toast.title)).toEqual(['Error']);
  });

  test('loads an unknown state, again after a change of the player', async () => {
    const server = aServer(true);
    const { mark, session } = begin(server);
    await settle();
    expect([mark.on, mark.count]).toEqual([true, 8]);
    session.apply({ type: 'signed-out' });
    expect(mark.on).toBe(false);
    session.apply(signedIn('00000000-0000-4000-8000-000000000009' as UserId));
    await settle();
    expect(mark.on).toBe(true);
  });

  test.each(['read', 'write'] as const)('never shows a response to the previous player: %s', async (call) => {
    const answers: ((answer: Result<ReactionCount, ApiFailure>) => void)[] = [];
    const pending = (): Answer => new Promise((resolve) => answers.push(resolve));
    const { mark, session } = begin(
      call === 'read' ? { ...aServer(), read: pending } : { ...aServer(), write: pending },
    );
    await settle();
    if (call === 'write') mark.press();
    session.apply({ type: 'signed-out' });
    session.apply(signedIn('00000000-0000-4000-8000-000000000009' as UserId));
    expect(answers.length).toBeGreaterThan(0);
    answers[0]?.(ok({ count: 8, mine: true }));
    await settle();
    expect(mark.on).toBe(false);
  });

  test('resets the mark for the next player', async () => {
    const { mark, session } = begin({ write: () => new Promise(() => undefined) });
    mark.press();
    session.apply(signedIn('00000000-0000-4000-8000-000000000009' as UserId));
    await settle();
    expect([mark.on, mark.count]).toEqual([false, 7]);
  });

  test('keeps the count if the server reports none', async () => {
    const { mark } = begin({ write: (mine) => Promise.resolve(ok({ count: undefined, mine })) });
    mark.press();
    await settle();
    expect([mark.on, mark.count]).toEqual([true, 8]);
  });

  test('asks a visitor to log in and sets the mark afterwards', async () => {
    const server = aServer();
    const { mark, session, authModal, notices } = begin({ write: server.write }, false);
    mark.press();
    expect([authModal.current.open, mark.on, server.asked]).toEqual([true, false, []]);
    expect(notices.current.map(({ toast }) => toast.body)).toEqual(['Please register or login to add favourites.']);
    session.apply(signedIn());
    authModal.apply({ type: 'signed-in' });
    await settle();
    expect([mark.on, server.asked, notices.current[0]?.phase]).toEqual([true, [true], 'closing']);
  });

  test('drops the pending mark when the visitor closes the login', async () => {
    const server = aServer();
    const { mark, session, authModal } = begin({ write: server.write }, false);
    mark.press();
    authModal.apply({ type: 'dismissed' });
    session.apply(signedIn());
    await settle();
    expect([mark.on, server.asked]).toEqual([false, []]);
  });

  test('takes over newer page data unless the player has pressed', () => {
    const { mark } = begin({ write: () => new Promise(() => undefined) });
    mark.adopt({ count: 12, mine: true });
    expect([mark.on, mark.count]).toEqual([true, 12]);
    mark.press();
    mark.adopt({ count: 12, mine: true });
    expect([mark.on, mark.count]).toEqual([false, 11]);
  });

  property.prop([fc.scheduler(), fc.integer({ min: 1, max: 6 })])(
    'always ends in the state of the last press for any order of responses',
    async (scheduler, presses) => {
      const server = aServer();
      const { mark } = begin({
        read: scheduler.scheduleFunction(server.read),
        write: scheduler.scheduleFunction(server.write),
      });
      scheduler.scheduleSequence(
        Array.from({ length: presses }, () => () => {
          mark.press();
          return Promise.resolve();
        }),
      );
      await scheduler.waitIdle();
      await settle();
      await scheduler.waitIdle();
      expect(mark.on).toBe(presses % 2 === 1);
      expect(server.kept).toBe(mark.on);
    },
  );
});
