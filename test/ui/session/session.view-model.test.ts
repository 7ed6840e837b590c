// @vitest-environment node
import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { sessionScreenFixture } from './session-screen-fixture';
import { aPlayer } from '../../fakes/a-player';
import { HeldCalls } from '../../fakes/held-calls';

describe('SessionViewModel', () => {
  test('reports the session before and after it is started', async () => {
    const { session, logIn, restore } = sessionScreenFixture();
    await restore.execute();
    expect(session).toMatchObject({ attempted: true, user: undefined });
    const stop = session.start();
    await logIn.execute('nova', 'Holocade!1');
    expect(session.user?.username).toBe('nova');
    stop();
    expect(session.user?.username).toBe('nova');
  });

  test('ends premium at its expiry without an event of the server', async () => {
    const { session, logIn, state, clock } = sessionScreenFixture();
    const stop = session.start();
    await logIn.execute('nova', 'Holocade!1');
    const seen: boolean[] = [];
    const ignore = autorun(() => seen.push(session.premium));
    const player = session.user?.id ?? aPlayer().id;
    state.apply({ type: 'premium-changed', player, until: new Date(clock.now() + 90_000).toISOString() });
    clock.advance(89_999);
    expect(seen).toEqual([false, true]);
    clock.advance(1);
    expect(seen).toEqual([false, true, false]);
    ignore();
    stop();
    expect(clock.pending).toBe(0);
  });

  test('logs out with a toast', async () => {
    const { session, logIn, toasts } = sessionScreenFixture();
    session.start();
    await logIn.execute('nova', 'Holocade!1');
    await session.signOut();
    expect(session.user).toBeUndefined();
    expect(toasts()).toEqual([
      { kind: 'success', title: 'Signed Out', body: 'You are now signed out of your account.' },
    ]);
  });

  test('stays logged in with an error toast when logging out fails', async () => {
    const { session, gateway, logIn, toasts } = sessionScreenFixture();
    session.start();
    await logIn.execute('nova', 'Holocade!1');
    gateway.failure = { kind: 'network' };
    await session.signOut();
    expect(session).toMatchObject({ signingOut: false, user: { username: 'nova' } });
    expect(toasts()[0]).toMatchObject({ kind: 'danger', title: 'Error' });
  });

  test('sends one request for repeated logouts', async () => {
    const held = new HeldCalls();
    const { session, gateway } = sessionScreenFixture({ through: (target) => held.hold(target) });
    const leaving = [session.signOut(), session.signOut()];
    expect(session.signingOut).toBe(true);
    await held.release();
    await Promise.all(leaving);
    expect(gateway.calls).toEqual(['logOut']);
  });
});
