import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import type { TrackedPlay } from '../../../src/application/play/track-play.use-case';
import { TrackPlay } from '../../../src/application/play/track-play.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { lifecycleSignals, xrSignals } from '../../../src/domain/bridge/bridge-event';
import { PLAY_HEARTBEAT_PERIOD, PLAY_LOST_AFTER } from '../../../src/domain/play/play-session';
import { PLAY_RETRY_PAUSE } from '../../../src/domain/play/play-record';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { aRecordPlay } from '../../fakes/a-record-play';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakePageLife } from '../../fakes/fake-page-life';
import type { Line } from '../../fakes/fake-play-sessions';
import { FakePlaySessions } from '../../fakes/fake-play-sessions';

/** A page on which a game is played, and its server. */
interface Fixture {
  readonly session: SessionState;
  readonly clock: FakeClock;
  readonly page: FakePageLife;
  readonly sessions: FakePlaySessions;
  readonly countPlayed: ReturnType<typeof vi.fn>;
  readonly play: TrackedPlay;
}

function setUp(scheduler: fc.Scheduler, player: string | undefined): Fixture {
  const session = new SessionState();
  const clock = new FakeClock();
  const diagnostics = new FakeDiagnostics();
  const page = new FakePageLife();
  const sessions = new FakePlaySessions(clock, () => session.current.user?.id);
  sessions.held = (answer) => scheduler.schedule(answer, sessions.calls.at(-1));
  const record = aRecordPlay(session, sessions, clock, diagnostics);
  const countPlayed = vi.fn(() => Promise.resolve(ok(undefined)));
  const count = { countPlayed, reportPlayed: () => Promise.resolve(ok(undefined)) };
  signIn(session, player);
  const track = new TrackPlay(session, count, record, page, clock, diagnostics, new FakeAnalytics());
  return { session, clock, page, sessions, countPlayed, play: track.execute('lantern-drift') };
}

function signIn(session: SessionState, player: string | undefined): void {
  const user = aPlayer({ id: player as UserId });
  session.apply(
    player === undefined ? { type: 'signed-out' } : { type: 'signed-in', user, settings: defaultSettings() },
  );
}

/** State of the model besides the signals of the game. */
interface Model {
  readonly steps: string[];
}

class Happen implements fc.AsyncCommand<Model, Fixture, true> {
  constructor(
    private readonly name: string,
    private readonly happen: (fixture: Fixture) => void,
  ) {}
  check = () => Promise.resolve(true);
  async run(model: Model, fixture: Fixture): Promise<void> {
    model.steps.push(this.name);
    this.happen(fixture);
    fixture.sessions.sweep();
    for (const { ends } of fixture.sessions.kept) expect(ends.length).toBeLessThanOrEqual(1);
  }
  toString = () => this.name;
}

const command = (name: string, happen: (fixture: Fixture) => void) => fc.constant(new Happen(name, happen));
const signals = [
  ...xrSignals.map((signal) => command(signal, ({ play }) => play.xr(signal))),
  ...lifecycleSignals.map((signal) => command(signal, ({ play }) => play.lifecycle(signal))),
];
const page = [
  command('page left', (fixture) => fixture.page.leave()),
  command('page back', (fixture) => fixture.page.comeBack()),
  command('document left', ({ play }) => play.left()),
];
const players = [undefined, 'ada', 'grace'].map((player) =>
  command(player ?? 'nobody', ({ session }) => signIn(session, player)),
);
const lines = (['answered', 'unreached', 'unheard'] as const satisfies readonly Line[]).map((line) =>
  command(line, ({ sessions }) => void (sessions.line = line)),
);
const times = [PLAY_RETRY_PAUSE, PLAY_HEARTBEAT_PERIOD, PLAY_LOST_AFTER].map((pause) =>
  command(`${pause} ms`, ({ clock }) => clock.advance(pause)),
);

/** Waits until all responses and their follow-up requests have been answered. */
async function settle(scheduler: fc.Scheduler): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await scheduler.waitIdle();
    await Promise.resolve();
  }
}

async function run(
  scheduler: fc.Scheduler,
  player: string | undefined,
  steps: Iterable<fc.AsyncCommand<Model, Fixture, true>>,
): Promise<Fixture> {
  const fixture = setUp(scheduler, player);
  await fc.scheduledModelRun(scheduler, () => ({ model: { steps: [] }, real: fixture }), steps);
  fixture.play.end();
  await settle(scheduler);
  return fixture;
}

const up = { maxCommands: 30 };

describe('A play with signals in any order', () => {
  test.prop([fc.scheduler(), fc.commands([...signals, ...page], up)], { numRuns: 2_000 })(
    'F22: leaves no session open, and the page ends each one exactly once',
    async (scheduler, steps) => {
      const { sessions, countPlayed, clock } = await run(scheduler, 'ada', steps);
      expect(sessions.open).toEqual([]);
      for (const { id, ends } of sessions.kept) {
        expect(ends).toEqual(['page']);
        expect(sessions.calls.filter((call) => call === `end ${id}`)).toHaveLength(1);
      }
      expect(sessions.calls.filter((call) => call === 'start')).toHaveLength(sessions.kept.length);
      expect(countPlayed).not.toHaveBeenCalled();
      expect(clock.pending).toBe(0);
    },
  );

  test.prop(
    [
      fc.scheduler(),
      fc.constantFrom(undefined, 'ada'),
      fc.commands([...signals, ...signals, ...page, ...players, ...lines, ...times], up),
    ],
    { numRuns: 2_000 },
  )(
    'F22: leaves no session open when players change, responses are delayed or lost and time passes, each ended exactly once',
    async (scheduler, player, steps) => {
      const { sessions, countPlayed, clock } = await run(scheduler, player, steps);
      clock.advance(PLAY_RETRY_PAUSE);
      await settle(scheduler);
      expect(clock.pending).toBe(0);
      clock.advance(PLAY_LOST_AFTER);
      sessions.sweep();
      expect(sessions.open).toEqual([]);
      for (const { id, ends } of sessions.kept) {
        expect(ends).toHaveLength(1);
        expect(sessions.calls.filter((call) => call === `end ${id}`).length).toBeLessThanOrEqual(2);
      }
      expect(countPlayed.mock.calls.length).toBeLessThanOrEqual(1);
    },
  );

  test.prop([fc.scheduler(), fc.commands([...signals, ...page], up)])(
    'opens no session for a visitor, and counts the play at most once',
    async (scheduler, steps) => {
      const { sessions, countPlayed } = await run(scheduler, undefined, steps);
      expect(sessions.calls).toEqual([]);
      expect(countPlayed.mock.calls.length).toBeLessThanOrEqual(1);
    },
  );
});
