import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { ServeGame } from '../../../src/application/bridge/serve-game.use-case';
import { TrackPlay } from '../../../src/application/play/track-play.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { XrSignal } from '../../../src/domain/bridge/bridge-event';
import { xrSignals } from '../../../src/domain/bridge/bridge-event';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { gameFixture, openGame } from '../../fakes/game-fixture';
import { aPlayer } from '../../fakes/a-player';
import { anAdCover } from '../../fakes/an-ad-cover';
import { aRecordPlay } from '../../fakes/a-record-play';
import { aReportHealth } from '../../fakes/a-report-health';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakeGameFrame } from '../../fakes/fake-game-frame';
import { FakePageLife } from '../../fakes/fake-page-life';
import { FakePlaySessions } from '../../fakes/fake-play-sessions';

const aSignIn = () => ({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() }) as const;

function setUp() {
  /** Delivery of API responses. */
  const line = { held: <T>(answer: Promise<T>): Promise<T> => answer };
  const session = new SessionState();
  const authModal = new AuthModalState();
  const countPlayed = vi.fn((_game: string, _version?: string) => line.held(Promise.resolve(ok(undefined))));
  const clock = new FakeClock();
  const fixture = gameFixture({ session, clock });
  const { achievements, presence, questions } = fixture;
  const unlock = achievements.unlock.bind(achievements);
  achievements.unlock = (game, slug) => line.held(unlock(game, slug));
  const diagnostics = new FakeDiagnostics();
  const sessions = new FakePlaySessions(clock, () => session.current.user?.id);
  sessions.held = (answer) => line.held(answer);
  const record = aRecordPlay(session, sessions, clock, diagnostics);
  const count = { countPlayed, reportPlayed: () => Promise.resolve(ok(undefined)) };
  const analytics = new FakeAnalytics();
  const track = new TrackPlay(session, count, record, new FakePageLife(), clock, diagnostics, analytics);
  const frame = new FakeGameFrame();
  const observer = { greeted: vi.fn(), left: vi.fn(), lifecycle: vi.fn(), reported: vi.fn(), loadedSilently: vi.fn() };
  const health = aReportHealth();
  const uses = [fixture.handle, track, questions, clock, health.reportHealth] as const;
  const serveGame = new ServeGame(session, authModal, presence, ...uses);
  const { cover, adCover } = anAdCover();
  const serve = () => serveGame.execute(openGame, frame, observer, { version: '1.2.0', adCover });
  const stop = serve();
  const xr = (signal: XrSignal) => frame.handler?.call({ method: 'session.xr', args: { signal } });
  return {
    line,
    session,
    clock,
    authModal,
    presence,
    questions,
    fixture,
    cover,
    countPlayed,
    sessions,
    analytics,
    frame,
    observer,
    health,
    serve,
    stop,
    xr,
  };
}

type Fixture = ReturnType<typeof setUp>;

/** Possible events on an open page, with the calls that stay pending for a while. */
const events: readonly ((fixture: Fixture) => Promise<unknown> | undefined)[] = [
  ...xrSignals.map((signal) => (fixture: Fixture) => fixture.xr(signal)),
  ({ frame }) => frame.handler?.call({ method: 'session.lifecycle', args: { signal: 'gameplay-start' } }),
  ({ frame }) => frame.handler?.call({ method: 'achievement.unlock', args: { slug: 'first-light' } }),
  ({ frame }) => frame.handler?.call({ method: 'user.getName', args: undefined }),
  ({ frame }) => void frame.handler?.greeted(),
  ({ frame }) => void frame.handler?.left(),
  ({ session }) => void session.apply(aSignIn()),
  ({ session }) => void session.apply({ type: 'signed-out' }),
  ({ frame }) => frame.handler?.call({ method: 'inventory.purchase', args: { item: 'spare-wing', count: 1 } }),
  ({ questions }) => void questions.decline(),
  ({ clock }) => void clock.advance(5_000),
  ({ authModal }) => void authModal.apply({ type: 'opened', pane: 'login' }),
  ({ authModal }) => void authModal.apply({ type: 'dismissed' }),
  ({ cover }) => void cover.emit(true),
  ({ cover }) => void cover.emit(false),
];
const steps = fc.array(fc.constantFrom(...events), { maxLength: 20 });

describe('ServeGame', () => {
  test('answers the calls of the game', async () => {
    const { frame } = setUp();
    expect(await frame.handler?.call({ method: 'achievement.unlock', args: { slug: 'first-light' } })).toEqual(
      ok({ unlocked: true }),
    );
  });

  test('follows the headset session and counts the play', async () => {
    const { presence, countPlayed, xr } = setUp();
    await xr('start');
    expect(presence.current).toBe('visible');
    expect(countPlayed.mock.calls).toEqual([['lantern-drift', '1.2.0']]);
  });

  test('records a player’s play as sessions of the served build', async () => {
    const { session, sessions, countPlayed, stop, xr } = setUp();
    session.apply(aSignIn());
    await xr('start');
    expect(sessions.kept.map(({ details }) => details)).toEqual([
      { game: 'lantern-drift', version: '1.2.0', emulated: false, vr: true },
    ]);
    await Promise.resolve();
    stop();
    expect(sessions.open).toEqual([]);
    expect(countPlayed).not.toHaveBeenCalled();
  });

  test('marks the play when an emulated headset is detected during the play', async () => {
    const { session, sessions, frame } = setUp();
    session.apply(aSignIn());
    await frame.handler?.call({ method: 'session.lifecycle', args: { signal: 'gameplay-start' } });
    await frame.handler?.call({ method: 'session.xr', args: { signal: 'start', emulated: true } });
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(sessions.open.map(({ details }) => details.emulated)).toEqual([true]);
    expect(sessions.kept).toHaveLength(2);
  });

  test('forwards the game’s signals to the screen', async () => {
    const { frame, observer } = setUp();
    frame.handler?.greeted();
    await frame.handler?.call({ method: 'session.lifecycle', args: { signal: 'loaded' } });
    expect(observer.greeted).toHaveBeenCalledTimes(1);
    expect(observer.lifecycle).toHaveBeenCalledWith('loaded');
  });

  test('sends logins and logouts to the game, but not the initial state', () => {
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

  test('pauses the game while the auth modal or an ad covers it, until it is stopped', () => {
    const { authModal, frame, cover, stop } = setUp();
    frame.handler?.greeted();
    authModal.apply({ type: 'opened', pane: 'login' });
    authModal.apply({ type: 'dismissed' });
    cover.emit(true);
    expect(frame.sent.map(({ name }) => name)).toEqual(['pause', 'resume', 'mute', 'pause']);
    stop();
    cover.emit(false);
    expect([frame.sent.length, cover.followers]).toEqual([4, 0]);
  });

  test('ends the headset session when the document is gone', async () => {
    const { frame, presence, observer, xr } = setUp();
    await xr('start');
    frame.handler?.left();
    expect(presence.current).toBe('idle');
    expect(observer.left).toHaveBeenCalledTimes(1);
  });

  test('disconnects everything when it is stopped', async () => {
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

  test.prop([fc.scheduler(), steps])(
    'always leaves no headset session and sends no event after it was stopped, whatever responses follow',
    async (scheduler, list) => {
      const fixture = setUp();
      const pending: Promise<unknown>[] = [];
      fixture.line.held = (answer) => scheduler.schedule(answer);
      const page = scheduler.scheduleSequence([
        ...list.map((step) => async () => void pending.push(Promise.resolve(step(fixture)))),
        async () => {
          fixture.stop();
          fixture.frame.sent.length = 0;
          fixture.observer.greeted.mockClear();
          fixture.observer.left.mockClear();
        },
        ...events.map((step) => async () => void pending.push(Promise.resolve(step(fixture)))),
      ]);
      await scheduler.waitFor(page.task);
      await scheduler.waitFor(Promise.all(pending));
      expect(fixture.presence.current).toBe('idle');
      expect(fixture.frame.handler).toBeUndefined();
      expect(fixture.frame.sent).toEqual([]);
      expect(fixture.observer.greeted).not.toHaveBeenCalled();
      expect(fixture.observer.left).not.toHaveBeenCalled();
      expect(fixture.countPlayed.mock.calls.length).toBeLessThanOrEqual(1);
    },
  );

  test.prop([fc.scheduler(), steps, steps])(
    'always counts each of two page views once, however often play starts',
    async (scheduler, first, second) => {
      const fixture = setUp();
      fixture.line.held = (answer) => scheduler.schedule(answer);
      const start: (typeof events)[number] = ({ xr }) => xr('start');
      const happen = (list: readonly (typeof events)[number][]) => list.map((step) => async () => void step(fixture));
      const page = scheduler.scheduleSequence([
        ...happen([start, start, ...first, ({ stop }) => void stop(), ({ serve }) => void serve()]),
        ...happen([...second, start, start]),
      ]);
      await scheduler.waitFor(page.task);
      expect(fixture.analytics.tracked).toHaveLength(2);
      expect(fixture.countPlayed.mock.calls.length).toBeLessThanOrEqual(2);
      expect(fixture.presence.current).toBe('visible');
    },
  );

  test.prop([fc.scheduler(), fc.array(fc.constantFrom('first-light', 'unknown'), { maxLength: 8 })])(
    'always answers each call with its own response, even after the document has left',
    async (scheduler, slugs) => {
      const fixture = setUp();
      fixture.line.held = (answer) => scheduler.schedule(answer);
      const calls = slugs.map(async (slug) =>
        fixture.frame.handler?.call({ method: 'achievement.unlock', args: { slug } }),
      );
      fixture.frame.handler?.left();
      fixture.stop();
      const answers = await scheduler.waitFor(Promise.all(calls));
      expect(answers.map((answer) => answer?.ok)).toEqual(slugs.map((slug) => slug === 'first-light'));
      expect(fixture.frame.sent).toEqual([]);
    },
  );
});
