import { describe, expect, test, vi } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { ServeGame } from '../../../src/application/bridge/serve-game.use-case';
import type { TrackPlay } from '../../../src/application/play/track-play.use-case';
import { ok } from '../../../src/domain/shared/result';
import { gameFixture, openGame } from '../../fakes/game-fixture';
import { aReportHealth } from '../../fakes/a-report-health';
import { FakeGameFrame } from '../../fakes/fake-game-frame';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const nothing = () => undefined;
const purchase = { method: 'inventory.purchase', args: { item: 'spare-wing', count: 1 } } as const;

function setUp() {
  const fixture = gameFixture();
  const { session, presence, handle, questions, clock } = fixture;
  const play = {
    xr: nothing,
    lifecycle: nothing,
    left: nothing,
    end: nothing,
    untilPlayed: () => Promise.resolve(true),
  };
  const track = { execute: () => play } as unknown as TrackPlay;
  const frame = new FakeGameFrame();
  const serve = new ServeGame(
    session,
    new AuthModalState(),
    presence,
    handle,
    track,
    questions,
    clock,
    aReportHealth().reportHealth,
  );
  const observer = { greeted: nothing, left: nothing, lifecycle: nothing, reported: nothing, loadedSilently: nothing };
  const stop = serve.execute(openGame, frame, observer);
  fixture.signIn();
  frame.handler?.greeted();
  const ask = async () => frame.handler?.call(purchase);
  const names = () => frame.sent.map(({ name }) => name);
  return { ...fixture, frame, stop, ask, names };
}

describe('A question from a game', () => {
  test('pauses the game, and reports the outcome to it', async () => {
    const { frame, questions, ask } = setUp();
    expect(await ask()).toEqual(ok({ asked: true }));
    questions.decline();
    await settled();
    expect(frame.sent).toEqual([
      { name: 'pause', detail: undefined },
      { name: 'resume', detail: undefined },
      { name: 'purchase', detail: { item: 'spare-wing', count: 1, ok: false, code: 'err_declined' } },
    ]);
  });

  test('is withdrawn with its document, and the next document receives no event', async () => {
    const { frame, questions, ask, names } = setUp();
    await ask();
    frame.handler?.left();
    frame.handler?.greeted();
    await settled();
    expect(questions.current.question).toBeUndefined();
    expect(names()).toEqual(['pause']);
  });

  test('untilPlayed resolves with false once the document is gone', async () => {
    const { frame, handle, ask } = setUp();
    const handled = vi.spyOn(handle, 'execute');
    await ask();
    frame.handler?.left();
    frame.handler?.greeted();
    await ask();
    const waiting = handled.mock.calls.map(([visit]) => visit.untilPlayed());
    expect(await Promise.all(waiting)).toEqual([false, true]);
  });

  test('sends no purchase event to another document', async () => {
    const { frame, inventory, ask, agree, names } = setUp();
    await ask();
    const agreed = agree();
    frame.handler?.left();
    frame.handler?.greeted();
    await agreed;
    await settled();
    expect(inventory.orders).toHaveLength(1);
    expect(names()).toEqual(['pause', 'balance']);
  });

  test('is withdrawn when the page is left', async () => {
    const { questions, stop, ask } = setUp();
    await ask();
    stop();
    expect(questions.current.question).toBeUndefined();
  });
});
