import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { ServeGame } from '../../../src/application/bridge/serve-game.use-case';
import { TrackPlay } from '../../../src/application/play/track-play.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { adsHidden } from '../../../src/domain/play/xr-presence';
import type { XrSignal } from '../../../src/domain/bridge/bridge-event';
import { noFrames } from '../../../src/domain/play/runtime-health';
import { ok } from '../../../src/domain/shared/result';
import { gameFixture, openGame } from '../../fakes/game-fixture';
import { anAdCover } from '../../fakes/an-ad-cover';
import { aRecordPlay } from '../../fakes/a-record-play';
import { aReportHealth } from '../../fakes/a-report-health';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakeGameFrame } from '../../fakes/fake-game-frame';
import { FakePageLife } from '../../fakes/fake-page-life';
import { FakePlaySessions } from '../../fakes/fake-play-sessions';

function setUp() {
  const clock = new FakeClock();
  const session = new SessionState();
  const fixture = gameFixture({ session, clock });
  const { presence, questions } = fixture;
  const diagnostics = new FakeDiagnostics();
  const sessions = new FakePlaySessions(clock, () => undefined);
  const record = aRecordPlay(session, sessions, clock, diagnostics);
  const counted: string[] = [];
  const count = {
    countPlayed: async (game: string) => {
      counted.push(game);
      return ok(undefined);
    },
    reportPlayed: async () => ok(undefined),
  };
  const page = new FakePageLife();
  const track = new TrackPlay(session, count, record, page, clock, diagnostics, new FakeAnalytics());
  const frame = new FakeGameFrame();
  const { cover, adCover } = anAdCover();
  const { sent, reportHealth } = aReportHealth(page);
  const none = () => undefined;
  const observer = { greeted: none, left: none, lifecycle: none, reported: none, loadedSilently: none };
  const serve = new ServeGame(
    session,
    new AuthModalState(),
    presence,
    fixture.handle,
    track,
    questions,
    clock,
    reportHealth,
  );
  let failed = false;
  const stop = serve.execute(openGame, frame, observer, { version: '1.2.0', adCover, hasFailed: () => failed });
  const xr = (signal: XrSignal) => frame.handler?.reported({ type: 'xr', signal, emulated: false });
  const fail = () => (failed = true);
  return { frame, presence, counted, cover, stop, xr, sent, fail };
}

describe('A game without our SDK', () => {
  test('counts as played from the first input that the runtime script reports', () => {
    const { frame, counted } = setUp();
    frame.handler?.reported({ type: 'gameplay-start' });
    expect(counted).toEqual([openGame.slug]);
  });

  test('hides ads in the headset session and shows the end of the session', () => {
    const { presence, counted, xr } = setUp();
    xr('start');
    expect([adsHidden(presence.current), counted]).toEqual([true, [openGame.slug]]);
    xr('end');
    expect(presence.current).toBe('ended');
  });

  test('is paused and muted through the runtime script while an ad covers it', () => {
    const { frame, cover } = setUp();
    frame.handler?.reported({ type: 'begun', isolated: false });
    cover.emit(true);
    cover.emit(false);
    expect(frame.covers).toEqual([
      { paused: true, muted: true },
      { paused: false, muted: false },
    ]);
    expect(frame.sent).toEqual([]);
  });
});

describe('A game with our SDK', () => {
  test('starts its play itself, not at the first input', () => {
    const { frame, counted } = setUp();
    frame.handler?.greeted();
    frame.handler?.reported({ type: 'gameplay-start' });
    expect(counted).toEqual([]);
  });

  test('uses headset signals of the runtime script until the SDK sends its own, in each document', async () => {
    const { frame, presence, xr } = setUp();
    frame.handler?.greeted();
    xr('start');
    expect(presence.current).toBe('visible');
    await frame.handler?.call({ method: 'session.xr', args: { signal: 'start' } });
    xr('end');
    expect(presence.current).toBe('visible');
    frame.handler?.left();
    xr('start');
    xr('end');
    expect(presence.current).toBe('ended');
  });

  test('is never sent the cover message, even when its hello precedes the first runtime report', () => {
    const { frame, cover } = setUp();
    frame.handler?.greeted();
    frame.handler?.reported({ type: 'begun', isolated: false });
    cover.emit(true);
    cover.emit(false);
    expect(frame.covers).toEqual([]);
    expect(frame.sent.map(({ name }) => name)).toEqual(expect.arrayContaining(['pause', 'mute', 'resume', 'unmute']));
  });

  test('is released by the runtime script when the SDK takes over the pause', () => {
    const { frame, cover } = setUp();
    cover.emit(true);
    frame.handler?.reported({ type: 'begun', isolated: false });
    frame.handler?.greeted();
    expect(frame.covers.at(-1)).toEqual({ paused: false, muted: false });
    expect(frame.sent.map(({ name }) => name)).toContain('pause');
  });
});

describe('The health of a play', () => {
  test('is sent once at the end of the play', () => {
    const { frame, sent, stop } = setUp();
    const times = noFrames.map((_, index) => index);
    frame.handler?.reported({ type: 'first-frame', ms: 900 });
    frame.handler?.reported({ type: 'script-error', message: 'x', stack: 'at /1.0/a.js:3:1' });
    frame.handler?.reported({ type: 'load-failed', path: '/1.0/sky.png', kind: 'picture' });
    frame.handler?.reported({ type: 'frames', mode: 'vr', times });
    stop();
    expect(sent).toEqual([
      {
        game: openGame.slug,
        version: '1.2.0',
        health: {
          started: true,
          firstFrameMs: 900,
          errors: [
            { kind: 'error', message: 'x', stack: 'at /1.0/a.js:3:1', count: 1 },
            { kind: 'picture', message: '/1.0/sky.png', count: 1 },
          ],
          frames: { screen: noFrames, vr: times },
        },
      },
    ]);
  });

  test('is not sent when the player left during loading, unless there was an error', () => {
    const { sent, stop } = setUp();
    stop();
    const broken = setUp();
    broken.frame.handler?.reported({ type: 'script-error', message: 'x' });
    broken.stop();
    expect([sent.length, broken.sent.length]).toEqual([0, 1]);
  });

  test('is always sent for a failed start', () => {
    const { sent, stop, fail } = setUp();
    fail();
    stop();
    expect(sent).toMatchObject([{ health: { started: false } }]);
  });
});
