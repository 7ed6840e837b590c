import { describe, expect, test, vi } from 'vitest';
import { ListAchievements } from '../../../src/application/achievements/list-achievements.use-case';
import { UnlockAchievement } from '../../../src/application/achievements/unlock-achievement.use-case';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { HandleGameRequest } from '../../../src/application/bridge/handle-game-request.use-case';
import { ServeGame } from '../../../src/application/bridge/serve-game.use-case';
import { CountPlay } from '../../../src/application/play/count-play.use-case';
import { TrackPlay } from '../../../src/application/play/track-play.use-case';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { FakeAchievementGateway } from '../../fakes/fake-achievement-gateway';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakeGameFrame } from '../../fakes/fake-game-frame';

function setUp() {
  const session = new SessionState();
  const authModal = new AuthModalState();
  const presence = new XrPresenceState();
  const countPlayed = vi.fn((_game: string) => Promise.resolve(ok(undefined)));
  const gateway = new FakeAchievementGateway({ 'lantern-drift': ['first-light'] });
  const handle = new HandleGameRequest(
    session,
    { open: vi.fn(() => ok(undefined)) },
    new ListAchievements(gateway),
    new UnlockAchievement(gateway),
  );
  const track = new TrackPlay(session, new CountPlay({ countPlayed }), new FakeClock(), new FakeDiagnostics());
  const frame = new FakeGameFrame();
  const observer = { greeted: vi.fn(), left: vi.fn(), lifecycle: vi.fn() };
  const stop = new ServeGame(session, authModal, presence, handle, track).execute('lantern-drift', frame, observer);
  const xr = (signal: 'start' | 'hidden') => frame.handler?.call({ method: 'session.xr', args: { signal } });
  return { session, authModal, presence, countPlayed, frame, observer, stop, xr };
}

describe('serving the game of an open page', () => {
  test('answers its calls', async () => {
    const { frame } = setUp();
    expect(await frame.handler?.call({ method: 'achievement.unlock', args: { slug: 'first-light' } })).toEqual(
      ok({ unlocked: true }),
    );
  });

  test('follows its headset session and counts its play', async () => {
    const { presence, countPlayed, xr } = setUp();
    await xr('start');
    expect(presence.current).toBe('visible');
    expect(countPlayed.mock.calls).toEqual([['lantern-drift']]);
  });

  test('shows the screen what the game says of itself', async () => {
    const { frame, observer } = setUp();
    frame.handler?.greeted();
    await frame.handler?.call({ method: 'session.lifecycle', args: { signal: 'loaded' } });
    expect(observer.greeted).toHaveBeenCalledTimes(1);
    expect(observer.lifecycle).toHaveBeenCalledWith('loaded');
  });

  test('tells the game who signs in and out, but not what it could ask at its start', () => {
    const { session, frame } = setUp();
    session.apply({ type: 'signed-out' });
    expect(frame.sent).toEqual([]);
    const signedIn = { type: 'signed-in', user: aPlayer(), settings: defaultSettings() } as const;
    session.apply(signedIn);
    session.apply(signedIn);
    session.apply({ type: 'signed-out' });
    expect(frame.sent).toEqual([
      { name: 'auth', detail: { loggedIn: true, username: 'ada', alias: 'Ada L.' } },
      { name: 'auth', detail: { loggedIn: false } },
    ]);
  });

  test('pauses the game while the sign-in covers it', () => {
    const { authModal, frame } = setUp();
    authModal.apply({ type: 'opened', pane: 'login' });
    expect(frame.sent).toEqual([]);
    frame.handler?.greeted();
    authModal.apply({ type: 'pane-switched', pane: 'register' });
    authModal.apply({ type: 'dismissed' });
    expect(frame.sent.map(({ name }) => name)).toEqual(['pause', 'resume']);
    frame.handler?.left();
    authModal.apply({ type: 'opened', pane: 'login' });
    expect(frame.sent).toHaveLength(2);
  });

  test('takes the headset session away with the document', async () => {
    const { frame, presence, observer, xr } = setUp();
    await xr('start');
    frame.handler?.left();
    expect(presence.current).toBe('idle');
    expect(observer.left).toHaveBeenCalledTimes(1);
  });

  test('leaves nothing behind when it stops', async () => {
    const { session, authModal, frame, presence, stop, xr } = setUp();
    session.apply({ type: 'signed-out' });
    frame.handler?.greeted();
    await xr('start');
    stop();
    expect(frame.handler).toBeUndefined();
    expect(presence.current).toBe('idle');
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    authModal.apply({ type: 'opened', pane: 'login' });
    expect(frame.sent).toEqual([]);
  });
});
