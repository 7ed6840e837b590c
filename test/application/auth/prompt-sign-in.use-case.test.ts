import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../fakes/a-player';
import { marketFixture } from '../market/market-fixture';

function setUp(signedIn = false) {
  const fixture = marketFixture(signedIn ? aPlayer() : undefined);
  let done = 0;
  const cancel = fixture.promptSignIn.execute(() => (done += 1));
  return { ...fixture, cancel, done: () => done };
}

describe('PromptSignIn', () => {
  test('runs the callback at once for a logged-in player', () => {
    const { modal, done } = setUp(true);
    expect([modal.current.open, done()]).toEqual([false, 1]);
  });

  test.each([
    ['session before modal', 0],
    ['modal before session', 1],
  ])('runs the callback once after a login (%s)', (_order, first) => {
    const { modal, signIn, session, done } = setUp();
    expect(modal.current).toMatchObject({ open: true, pane: 'login' });
    const steps = [() => signIn(aPlayer()), () => modal.apply({ type: 'signed-in' })];
    steps[first]?.();
    expect(done()).toBe(0);
    steps[1 - first]?.();
    session.apply({ type: 'signed-out' });
    signIn(aPlayer());
    expect(done()).toBe(1);
  });

  test('waits until a new player has closed the completed pane', () => {
    const { modal, signIn, done } = setUp();
    signIn(aPlayer());
    modal.apply({ type: 'registered' });
    expect(done()).toBe(0);
    modal.apply({ type: 'dismissed' });
    expect(done()).toBe(1);
  });

  test('drops the callback when the visitor dismisses the modal', () => {
    const { modal, signIn, done } = setUp();
    modal.apply({ type: 'dismissed' });
    signIn(aPlayer());
    expect(done()).toBe(0);
  });

  test('drops the callback when it is cancelled', () => {
    const { modal, signIn, cancel, done } = setUp();
    cancel();
    signIn(aPlayer());
    modal.apply({ type: 'signed-in' });
    expect(done()).toBe(0);
  });
});
