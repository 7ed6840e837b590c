import { describe, expect, test } from 'vitest';
import { SessionState } from '../../../src/application/session/session-state';
import { PLAY_HEARTBEAT_PERIOD } from '../../../src/domain/play/play-heartbeat';
import { PLAY_RETRY_PAUSE } from '../../../src/domain/play/play-record';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { aRecordPlay } from '../../fakes/a-record-play';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakePlaySessions } from '../../fakes/fake-play-sessions';

function setUp() {
  const session = new SessionState();
  const clock = new FakeClock();
  const diagnostics = new FakeDiagnostics();
  const sessions = new FakePlaySessions(clock, () => session.current.user?.id);
  const record = aRecordPlay(session, sessions, clock, diagnostics);
  const headset = { emulated: false };
  const recorded = record.execute(() => ({ game: 'lantern-drift', ...headset }));
  const signIn = (id = 'ada') =>
    session.apply({ type: 'signed-in', user: aPlayer({ id: id as UserId }), settings: defaultSettings() });
  signIn();
  const later = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settled();
  };
  return { session, clock, diagnostics, sessions, headset, recorded, signIn, later };
}

/** A few turns of promises. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the play sessions of a page view', () => {
  test('are started and ended by one call each', async () => {
    const { sessions, recorded, clock } = setUp();
    recorded.opened();
    await settled();
    recorded.closed();
    await settled();
    expect(sessions.calls).toEqual(['start', 'end s1']);
    expect(sessions.kept).toMatchObject([{ owner: 'ada', ends: ['page'] }]);
    expect(clock.pending).toBe(0);
  });

  test('are said to go on every 45 s, for as long as they do', async () => {
    const { sessions, recorded, later } = setUp();
    recorded.opened();
    await settled();
    await later(PLAY_HEARTBEAT_PERIOD - 1);
    expect(sessions.calls).toEqual(['start']);
    await later(1);
    await later(PLAY_HEARTBEAT_PERIOD);
    recorded.closed();
    await later(10 * PLAY_HEARTBEAT_PERIOD);
    expect(sessions.calls).toEqual(['start', 'heartbeat s1', 'heartbeat s1', 'end s1']);
  });

  test('are ended before the page goes: the call is made at once', async () => {
    const { sessions, recorded } = setUp();
    recorded.opened();
    await settled();
    recorded.closed();
    expect(sessions.calls).toEqual(['start', 'end s1']);
  });

  test('are asked for again after 10 s while the player plays, when the start failed', async () => {
    const { sessions, recorded, diagnostics, later } = setUp();
    sessions.line = 'unreached';
    recorded.opened();
    await settled();
    expect(diagnostics.warnings).toEqual(['A play session was not started: network']);
    await later(PLAY_RETRY_PAUSE - 1);
    expect(sessions.calls).toEqual(['start']);
    sessions.line = 'answered';
    await later(1);
    expect(sessions.open).toHaveLength(1);
  });

  test.each([403, 404, 422])('are not asked for again by a play whose start was refused with %i', async (status) => {
    const { sessions, recorded, diagnostics, clock, later } = setUp();
    sessions.refusal = aRefusal({ status });
    recorded.opened();
    await settled();
    expect([diagnostics.warnings, clock.pending]).toEqual([['A play session was not started: rejected'], 0]);
    await later(10 * PLAY_RETRY_PAUSE);
    expect(sessions.calls).toEqual(['start']);
    recorded.closed();
    recorded.opened();
    expect(sessions.calls).toEqual(['start', 'start']);
  });

  test.each([429, 500, 503])('are asked for again when the server cannot just now (%i)', async (status) => {
    const { sessions, recorded, later } = setUp();
    sessions.refusal = aRefusal({ status });
    recorded.opened();
    await settled();
    sessions.refusal = undefined;
    await later(PLAY_RETRY_PAUSE);
    expect(sessions.open).toHaveLength(1);
  });

  test('T40: are six in a minute for a game that says over and over that play begins and ends', async () => {
    const { sessions, recorded, clock, later } = setUp();
    const toAndFro = async () => {
      recorded.opened();
      await settled();
      recorded.closed();
      await settled();
    };
    for (let time = 0; time < 60; time += 1) await toAndFro();
    expect([sessions.kept.length, sessions.open, clock.pending]).toEqual([6, [], 0]);
    recorded.opened();
    await later(60_000);
    expect([sessions.kept.length, sessions.open.length]).toEqual([7, 1]);
  });

  test('go on as another one from when the headset turns out to be an emulated one', async () => {
    const { sessions, headset, recorded } = setUp();
    recorded.changed();
    recorded.opened();
    await settled();
    headset.emulated = true;
    recorded.changed();
    await settled();
    expect(sessions.kept).toMatchObject([
      { details: { emulated: false }, ends: ['page'] },
      { details: { emulated: true }, ends: [] },
    ]);
    recorded.closed();
    recorded.changed();
    await settled();
    expect(sessions.calls).toEqual(['start', 'end s1', 'start', 'end s2']);
  });

  test('go on as another one, too, when it turns out before the start is answered', async () => {
    const { sessions, headset, recorded } = setUp();
    recorded.opened();
    headset.emulated = true;
    recorded.changed();
    await settled();
    expect(sessions.open).toMatchObject([{ details: { emulated: true } }]);
    expect(sessions.calls).toEqual(['start', 'end s1', 'start']);
  });

  test('are not asked for again once the play is over', async () => {
    const { sessions, recorded, clock, later } = setUp();
    sessions.line = 'unreached';
    recorded.opened();
    await settled();
    recorded.closed();
    expect(clock.pending).toBe(0);
    await later(10 * PLAY_RETRY_PAUSE);
    expect(sessions.calls).toEqual(['start']);
  });

  test('are ended once more when the end failed, and then left to the server', async () => {
    const { sessions, recorded, diagnostics, later } = setUp();
    recorded.opened();
    await settled();
    sessions.line = 'unreached';
    recorded.closed();
    await settled();
    await later(PLAY_RETRY_PAUSE);
    await later(10 * PLAY_RETRY_PAUSE);
    expect(sessions.calls).toEqual(['start', 'end s1', 'end s1']);
    expect(diagnostics.warnings).toEqual(Array(2).fill('A play session was not ended: network'));
    sessions.sweep();
    expect(sessions.open).toHaveLength(1);
    await later(120_000);
    sessions.sweep();
    expect(sessions.kept).toMatchObject([{ ends: ['sweep'] }]);
  });

  test('begin anew when the server has given one up, after a night’s sleep of the machine for example', async () => {
    const { sessions, recorded, later } = setUp();
    recorded.opened();
    await settled();
    sessions.kept[0]?.ends.push('sweep');
    await later(PLAY_HEARTBEAT_PERIOD);
    expect(sessions.calls).toEqual(['start', 'heartbeat s1', 'start']);
    await later(PLAY_HEARTBEAT_PERIOD);
    recorded.closed();
    expect(sessions.calls.slice(3)).toEqual(['heartbeat s2', 'end s2']);
  });

  test('are not begun anew by the late answer about an earlier one', async () => {
    const { sessions, recorded, later } = setUp();
    recorded.opened();
    await settled();
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    sessions.kept[0]?.ends.push('sweep');
    sessions.held = async (answer) => held.then(() => answer);
    await later(PLAY_HEARTBEAT_PERIOD);
    sessions.held = (answer) => answer;
    recorded.closed();
    recorded.opened();
    await settled();
    arrive();
    await settled();
    expect(sessions.calls).toEqual(['start', 'heartbeat s1', 'end s1', 'start']);
  });

  test('survive heartbeats that do not arrive', async () => {
    const { sessions, recorded, later } = setUp();
    recorded.opened();
    await settled();
    sessions.line = 'unreached';
    await later(PLAY_HEARTBEAT_PERIOD);
    sessions.line = 'answered';
    await later(PLAY_HEARTBEAT_PERIOD);
    sessions.sweep();
    expect(sessions.open).toHaveLength(1);
    expect(sessions.calls).toEqual(['start', 'heartbeat s1', 'heartbeat s1']);
  });

  test('of who has signed out are left to the server, which takes nothing from a visitor', async () => {
    const { session, sessions, recorded, clock } = setUp();
    recorded.opened();
    await settled();
    session.apply({ type: 'signed-out' });
    recorded.closed();
    expect(sessions.calls).toEqual(['start']);
    expect(clock.pending).toBe(0);
  });

  test('are each their own player’s, also when the answer comes after another has signed in', async () => {
    const { sessions, recorded, signIn, later } = setUp();
    recorded.opened();
    recorded.closed();
    signIn('grace');
    recorded.opened();
    await settled();
    await later(PLAY_RETRY_PAUSE);
    recorded.closed();
    expect(sessions.kept.map(({ owner, ends }) => [owner, ends])).toEqual([
      ['ada', []],
      ['grace', ['page']],
    ]);
  });
});
