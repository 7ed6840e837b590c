import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../fakes/a-player';
import { aMarketHouse } from '../market/a-market-house';

function setUp(signedIn = false) {
  const house = aMarketHouse(signedIn ? aPlayer() : undefined);
  let done = 0;
  const cancel = house.promptSignIn.execute(() => (done += 1));
  return { ...house, cancel, done: () => done };
}

describe('asking to sign in first', () => {
  test('asks nothing of who is signed in', () => {
    const { modal, done } = setUp(true);
    expect([modal.current.open, done()]).toEqual([false, 1]);
  });

  test.each([
    ['session before modal', 0],
    ['modal before session', 1],
  ])('goes on once after a login (%s)', (_order, first) => {
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

  test('waits until the greeting of a new player is closed', () => {
    const { modal, signIn, done } = setUp();
    signIn(aPlayer());
    modal.apply({ type: 'registered' });
    expect(done()).toBe(0);
    modal.apply({ type: 'dismissed' });
    expect(done()).toBe(1);
  });

  test('forgets what a visitor wanted who closes the modal', () => {
    const { modal, signIn, done } = setUp();
    modal.apply({ type: 'dismissed' });
    signIn(aPlayer());
    expect(done()).toBe(0);
  });

  test('forgets it when it is told to', () => {
    const { modal, signIn, cancel, done } = setUp();
    cancel();
    signIn(aPlayer());
    modal.apply({ type: 'signed-in' });
    expect(done()).toBe(0);
  });
});
