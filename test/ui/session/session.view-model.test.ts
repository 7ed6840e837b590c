// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { aSessionScreen } from './a-session-screen';
import { HeldCalls } from '../../fakes/held-calls';

describe('who is signed in', () => {
  test('is told as it is before the screens follow it, and as it becomes while they do', async () => {
    const { session, logIn, restore } = aSessionScreen();
    await restore.execute();
    expect(session).toMatchObject({ attempted: true, user: undefined });
    const stop = session.start();
    await logIn.execute('nova', 'Holocade!1');
    expect(session.user?.username).toBe('nova');
    stop();
    expect(session.user?.username).toBe('nova');
  });

  test('is told to go with a toast', async () => {
    const { session, logIn, toasts } = aSessionScreen();
    session.start();
    await logIn.execute('nova', 'Holocade!1');
    await session.signOut();
    expect(session.user).toBeUndefined();
    expect(toasts()).toEqual([
      { kind: 'success', title: 'Signed Out', body: 'You are now signed out of your account.' },
    ]);
  });

  test('stays when signing out fails, and learns why', async () => {
    const { session, gateway, logIn, toasts } = aSessionScreen();
    session.start();
    await logIn.execute('nova', 'Holocade!1');
    gateway.failure = { kind: 'network' };
    await session.signOut();
    expect(session).toMatchObject({ signingOut: false, user: { username: 'nova' } });
    expect(toasts()[0]).toMatchObject({ kind: 'danger', title: 'Error' });
  });

  test('signs out once, however often that is pressed', async () => {
    const held = new HeldCalls();
    const { session, gateway } = aSessionScreen({ through: (target) => held.hold(target) });
    const leaving = [session.signOut(), session.signOut()];
    expect(session.signingOut).toBe(true);
    await held.release();
    await Promise.all(leaving);
    expect(gateway.calls).toEqual(['logOut']);
  });
});
