import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { PlayDetails } from '../../../src/application/play/play-session-gateway.port';
import type { RecordPlay } from '../../../src/application/play/record-play.use-case';
import { COUNT_AGAIN_AFTER, TrackPlay } from '../../../src/application/play/track-play.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { lifecycleSignals, xrSignals } from '../../../src/domain/bridge/bridge-event';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakePageLife } from '../../fakes/fake-page-life';

function setUp() {
  const session = new SessionState();
  const clock = new FakeClock();
  const diagnostics = new FakeDiagnostics();
  const analytics = new FakeAnalytics();
  const countPlayed = vi.fn((_game: string, _version?: string): Promise<Result<void, ApiFailure>> =>
    Promise.resolve(ok(undefined)),
  );
  const page = new FakePageLife();
  const opened: PlayDetails[] = [];
  const log: string[] = [];
  const recordPlay = {
    execute: (details: () => PlayDetails) => ({
      opened: () => {
        opened.push(details());
        log.push('opened');
      },
      closed: () => log.push('closed'),
      changed: () => log.push('changed'),
    }),
  } as unknown as RecordPlay;
  const count = { countPlayed, reportPlayed: () => Promise.resolve(ok(undefined)) };
  const trackPlay = new TrackPlay(session, count, recordPlay, page, clock, diagnostics, analytics);
  const play = trackPlay.execute('lantern-drift', '1.2.0');
  return { session, clock, diagnostics, analytics, countPlayed, page, opened, log, play, trackPlay };
}

const aSignIn = () => ({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() }) as const;

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('TrackPlay', () => {
  test('counts a play once it starts, with or without a headset', () => {
    const headset = setUp();
    headset.play.xr('start');
    expect(headset.countPlayed.mock.calls).toEqual([['lantern-drift', '1.2.0']]);
    const mouse = setUp();
    mouse.play.lifecycle('loaded');
    expect(mouse.countPlayed).not.toHaveBeenCalled();
    mouse.play.lifecycle('gameplay-start');
    expect(mouse.countPlayed).toHaveBeenCalledTimes(1);
  });

  test('sends one event to analytics, with the id of the developer', () => {
    const { analytics, play, trackPlay } = setUp();
    play.lifecycle('loaded');
    expect(analytics.tracked).toEqual([]);
    play.lifecycle('gameplay-start');
    play.lifecycle('gameplay-stop');
    play.lifecycle('gameplay-start');
    play.xr('start');
    const started = { name: 'play_started', game: 'lantern-drift' };
    expect(analytics.tracked).toEqual([started]);
    trackPlay.execute('lantern-drift', '1.2.0', 'G-ABC1').lifecycle('gameplay-start');
    expect(analytics.tracked).toEqual([started, { ...started, g_analytics: 'G-ABC1' }]);
  });

  test('records a player’s play as sessions instead, one for each active period', () => {
    const { session, analytics, countPlayed, opened, log, play } = setUp();
    session.apply(aSignIn());
    for (const signal of ['start', 'hidden', 'visible-blurred', 'visible', 'end'] as const) play.xr(signal);
    expect(log).toEqual(['opened', 'closed', 'opened', 'closed']);
    expect(opened[0]).toEqual({ game: 'lantern-drift', version: '1.2.0', emulated: false, vr: true });
    expect(countPlayed).not.toHaveBeenCalled();
    expect(analytics.tracked).toHaveLength(1);
  });

  test('marks the session when the headset is emulated', () => {
    const { session, opened, play } = setUp();
    session.apply(aSignIn());
    play.emulated();
    play.xr('start');
    expect(opened).toMatchObject([{ emulated: true }]);
  });

  test('marks a running play once when the headset turns out to be emulated', () => {
    const { session, log, play } = setUp();
    session.apply(aSignIn());
    play.lifecycle('gameplay-start');
    play.emulated();
    play.emulated();
    expect(log).toEqual(['opened', 'changed']);
  });

  test('ends the play when the page is hidden, and continues it when the page returns', () => {
    const { session, page, log, play } = setUp();
    session.apply(aSignIn());
    play.lifecycle('gameplay-start');
    page.leave();
    expect(log).toEqual(['opened', 'closed']);
    page.comeBack();
    expect(log).toEqual(['opened', 'closed', 'opened']);
    play.end();
    expect(log).toEqual(['opened', 'closed', 'opened', 'closed']);
    expect(page.followed).toBe(0);
  });

  test('records a new session for another player, but not for the same player again', () => {
    const { session, log, play } = setUp();
    session.apply(aSignIn());
    play.xr('start');
    session.apply(aSignIn());
    expect(log).toEqual(['opened']);
    session.apply({ ...aSignIn(), user: aPlayer({ id: 'another' as UserId }) });
    expect(log).toEqual(['opened', 'closed', 'opened']);
    session.apply({ type: 'signed-out' });
    expect(log).toEqual(['opened', 'closed', 'opened', 'closed']);
  });

  test('continues a visitor’s play as a session after the login, without a second count or event', () => {
    const { session, analytics, countPlayed, log, play } = setUp();
    play.lifecycle('gameplay-start');
    session.apply(aSignIn());
    play.lifecycle('gameplay-stop');
    session.apply({ type: 'signed-out' });
    play.lifecycle('gameplay-start');
    expect([countPlayed.mock.calls.length, analytics.tracked.length, log]).toEqual([1, 1, ['opened', 'closed']]);
  });

  test('logs a failed count, and retries it once', async () => {
    const { clock, diagnostics, countPlayed, play } = setUp();
    countPlayed.mockResolvedValue(err({ kind: 'network' }));
    play.xr('start');
    await settled();
    expect(diagnostics.warnings).toEqual(['The play of lantern-drift was not counted: network']);
    clock.advance(COUNT_AGAIN_AFTER);
    await settled();
    expect(countPlayed).toHaveBeenCalledTimes(2);
    clock.advance(10 * COUNT_AGAIN_AFTER);
    await settled();
    expect(countPlayed).toHaveBeenCalledTimes(2);
    expect(diagnostics.warnings).toHaveLength(2);
  });

  test('does not retry a failed count after the page view has ended', async () => {
    const { clock, countPlayed, play } = setUp();
    countPlayed.mockResolvedValue(err({ kind: 'network' }));
    play.xr('start');
    await settled();
    play.end();
    expect(clock.pending).toBe(0);
    expect(countPlayed).toHaveBeenCalledTimes(1);
  });

  test('ignores the session after its end', () => {
    const { session, countPlayed, play } = setUp();
    play.lifecycle('gameplay-start');
    play.end();
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    expect(countPlayed).toHaveBeenCalledTimes(1);
  });

  const signal = fc.oneof(
    fc.constantFrom(...xrSignals).map((xr) => ({ xr })),
    fc.constantFrom(...lifecycleSignals).map((lifecycle) => ({ lifecycle })),
  );

  test.prop([fc.array(signal), fc.boolean()])('never counts a play twice on one page view', (signals, signedIn) => {
    const { session, countPlayed, play } = setUp();
    if (signedIn) session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    for (const each of signals) {
      if ('xr' in each) play.xr(each.xr);
      else play.lifecycle(each.lifecycle);
    }
    session.apply({ type: 'signed-out' });
    expect(countPlayed.mock.calls.length).toBeLessThanOrEqual(1);
  });

  const steps = fc.array(
    fc.oneof(
      signal,
      fc.boolean().map((signedIn) => ({ signedIn })),
      fc.constantFrom(COUNT_AGAIN_AFTER - 1, COUNT_AGAIN_AFTER).map((later) => ({ later })),
      fc.constant({ left: true }),
    ),
    { maxLength: 20 },
  );

  test.prop([fc.scheduler(), steps, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 })])(
    'never counts during a pending request, after a successful one, or a third time',
    async (scheduler, list, successes) => {
      const { session, clock, countPlayed, play } = setUp();
      const answers: boolean[] = [];
      let out = 0;
      countPlayed.mockImplementation(async () => {
        expect(out).toBe(0);
        expect(answers).not.toContain(true);
        out += 1;
        const success = successes[answers.length] === true;
        await scheduler.schedule(Promise.resolve(), `counted: ${success}`);
        out -= 1;
        answers.push(success);
        return success ? ok(undefined) : err({ kind: 'network' });
      });
      const page = scheduler.scheduleSequence(
        list.map((step) => async () => {
          if ('xr' in step) play.xr(step.xr);
          else if ('lifecycle' in step) play.lifecycle(step.lifecycle);
          else if ('later' in step) clock.advance(step.later);
          else if ('left' in step) play.left();
          else session.apply(step.signedIn ? aSignIn() : { type: 'signed-out' });
        }),
      );
      await scheduler.waitFor(page.task);
      await scheduler.waitIdle();
      expect(countPlayed.mock.calls.length).toBeLessThanOrEqual(2);
    },
  );

  test.prop([fc.scheduler(), fc.nat(COUNT_AGAIN_AFTER)])(
    'never counts after the page view has ended, whenever the response arrives',
    async (scheduler, later) => {
      const { clock, countPlayed, play } = setUp();
      countPlayed.mockImplementation(() => scheduler.schedule(Promise.resolve(err({ kind: 'network' as const }))));
      let requests = 0;
      const page = scheduler.scheduleSequence([
        async () => play.xr('start'),
        async () => clock.advance(later),
        async () => {
          play.end();
          requests = countPlayed.mock.calls.length;
        },
        async () => clock.advance(10 * COUNT_AGAIN_AFTER),
      ]);
      await scheduler.waitFor(page.task);
      await scheduler.waitIdle();
      clock.advance(10 * COUNT_AGAIN_AFTER);
      expect(countPlayed).toHaveBeenCalledTimes(requests);
      expect(clock.pending).toBe(0);
    },
  );
});
