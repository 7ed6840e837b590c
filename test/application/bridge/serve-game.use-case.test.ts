import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { ServeGame } from '../../../src/application/bridge/serve-game.use-case';
import { CountPlay } from '../../../src/application/play/count-play.use-case';
import { TrackPlay } from '../../../src/application/play/track-play.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { XrSignal } from '../../../src/domain/bridge/xr-signal';
import { xrSignals } from '../../../src/domain/bridge/xr-signal';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { aGameHouse, openGame } from '../../fakes/a-game-house';
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
  /** How the answers of the API come. */
  const line = { held: <T>(answer: Promise<T>): Promise<T> => answer };
  const session = new SessionState();
  const authModal = new AuthModalState();
  const countPlayed = vi.fn((_game: string) => line.held(Promise.resolve(ok(undefined))));
  const clock = new FakeClock();
  const house = aGameHouse({ session, clock });
  const { achievements, presence, questions } = house;
  const unlock = achievements.unlock.bind(achievements);
  achievements.unlock = (game, slug) => line.held(unlock(game, slug));
  const diagnostics = new FakeDiagnostics();
  const sessions = new FakePlaySessions(clock, () => session.current.user?.id);
  sessions.held = (answer) => line.held(answer);
  const record = aRecordPlay(session, sessions, clock, diagnostics);
  const count = new CountPlay({ countPlayed });
  const analytics = new FakeAnalytics();
  const track = new TrackPlay(session, count, record, new FakePageLife(), clock, diagnostics, analytics);
  const frame = new FakeGameFrame();
  const observer = { greeted: vi.fn(), left: vi.fn(), lifecycle: vi.fn(), reported: vi.fn(), loadedSilently: vi.fn() };
  const health = aReportHealth(0);
  const uses = [house.handle, track, questions, clock, health.reportHealth] as const;
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
    house,
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

type House = ReturnType<typeof setUp>;

/** What can happen to an open page, and the calls that it leaves unanswered for a while. */
const happenings: readonly ((house: House) => Promise<unknown> | undefined)[] = [
  ...xrSignals.map((signal) => (house: House) => house.xr(signal)),
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
  ({ cover }) => void cover.tell(true),
  ({ cover }) => void cover.tell(false),
];
const steps = fc.array(fc.constantFrom(...happenings), { maxLength: 20 });

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

  test('keeps a player’s play as sessions of the build that is shown', async () => {
    const { session, sessions, countPlayed, stop, xr } = setUp();
    session.apply(aSignIn());
    await xr('start');
    expect(sessions.kept.map(({ details }) => details)).toEqual([
      { game: 'lantern-drift', version: '1.2.0', emulated: false },
    ]);
    await Promise.resolve();
    stop();
    expect(sessions.open).toEqual([]);
    expect(countPlayed).not.toHaveBeenCalled();
  });

  test('marks the play of a headset that turns out to be an emulated one when the play is under way', async () => {
    const { session, sessions, frame } = setUp();
    session.apply(aSignIn());
    await frame.handler?.call({ method: 'session.lifecycle', args: { signal: 'gameplay-start' } });
    await frame.handler?.call({ method: 'session.xr', args: { signal: 'start', emulated: true } });
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(sessions.open.map(({ details }) => details.emulated)).toEqual([true]);
    expect(sessions.kept).toHaveLength(2);
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

  test('pauses it while the sign-in or an ad covers it, until it stops', () => {
    const { authModal, frame, cover, stop } = setUp();
    frame.handler?.greeted();
    authModal.apply({ type: 'opened', pane: 'login' });
    authModal.apply({ type: 'dismissed' });
    cover.tell(true);
    expect(frame.sent.map(({ name }) => name)).toEqual(['pause', 'resume', 'mute', 'pause']);
    stop();
    cover.tell(false);
    expect([frame.sent.length, cover.followers]).toEqual([4, 0]);
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

  test.prop([fc.scheduler(), steps])(
    'always leaves no headset session and no word behind when it stops, whatever answers come after',
    async (scheduler, list) => {
      const house = setUp();
      const asked: Promise<unknown>[] = [];
      house.line.held = (answer) => scheduler.schedule(answer);
      const page = scheduler.scheduleSequence([
        ...list.map((step) => async () => void asked.push(Promise.resolve(step(house)))),
        async () => {
          house.stop();
          house.frame.sent.length = 0;
          house.observer.greeted.mockClear();
          house.observer.left.mockClear();
        },
        ...happenings.map((step) => async () => void asked.push(Promise.resolve(step(house)))),
      ]);
      await scheduler.waitFor(page.task);
      await scheduler.waitFor(Promise.all(asked));
      expect(house.presence.current).toBe('idle');
      expect(house.frame.handler).toBeUndefined();
      expect(house.frame.sent).toEqual([]);
      expect(house.observer.greeted).not.toHaveBeenCalled();
      expect(house.observer.left).not.toHaveBeenCalled();
      expect(house.countPlayed.mock.calls.length).toBeLessThanOrEqual(1);
    },
  );

  test.prop([fc.scheduler(), steps, steps])(
    'always has each of two page views counted once, however often play starts',
    async (scheduler, first, second) => {
      const house = setUp();
      house.line.held = (answer) => scheduler.schedule(answer);
      const start: (typeof happenings)[number] = ({ xr }) => xr('start');
      const happen = (list: readonly (typeof happenings)[number][]) => list.map((step) => async () => void step(house));
      const page = scheduler.scheduleSequence([
        ...happen([start, start, ...first, ({ stop }) => void stop(), ({ serve }) => void serve()]),
        ...happen([...second, start, start]),
      ]);
      await scheduler.waitFor(page.task);
      expect(house.analytics.tracked).toHaveLength(2);
      expect(house.countPlayed.mock.calls.length).toBeLessThanOrEqual(2);
      expect(house.presence.current).toBe('visible');
    },
  );

  test.prop([fc.scheduler(), fc.array(fc.constantFrom('first-light', 'unknown'), { maxLength: 8 })])(
    'always answers each call with its own answer, also after the document has left',
    async (scheduler, slugs) => {
      const house = setUp();
      house.line.held = (answer) => scheduler.schedule(answer);
      const calls = slugs.map(async (slug) =>
        house.frame.handler?.call({ method: 'achievement.unlock', args: { slug } }),
      );
      house.frame.handler?.left();
      house.stop();
      const answers = await scheduler.waitFor(Promise.all(calls));
      expect(answers.map((answer) => answer?.ok)).toEqual(slugs.map((slug) => slug === 'first-light'));
      expect(house.frame.sent).toEqual([]);
    },
  );
});
