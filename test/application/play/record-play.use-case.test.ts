import { describe, expect, test } from 'vitest';
import { SessionState } from '../../../src/application/session/session-state';
import { PLAY_HEARTBEAT_PERIOD } from '../../../src/domain/play/play-session';
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
  const headset = { emulated: false, vr: false };
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

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('RecordPlay', () => {
  test('starts and ends a session with one request each', async () => {
    const { sessions, recorded, clock } = setUp();
    recorded.opened();
    await settled();
    recorded.closed();
    await settled();
    expect(sessions.calls).toEqual(['start', 'end s1']);
    expect(sessions.kept).toMatchObject([{ owner: 'ada', ends: ['page'] }]);
    expect(clock.pending).toBe(0);
  });

  test('sends a heartbeat every 45 s while the session is open', async () => {
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

  test('sends the end request synchronously, before the page unloads', async () => {
    const { sessions, recorded } = setUp();
    recorded.opened();
    await settled();
    recorded.closed();
    expect(sessions.calls).toEqual(['start', 'end s1']);
  });

  test('retries a failed start after 10 s while the player plays', async () => {
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

  test.each([403, 404, 422])('does not retry a start that was rejected with %i', async (status) => {
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

  test.each([429, 500, 503])('retries a start after a temporary rejection (%i)', async (status) => {
    const { sessions, recorded, later } = setUp();
    sessions.refusal = aRefusal({ status });
    recorded.opened();
    await settled();
    sessions.refusal = undefined;
    await later(PLAY_RETRY_PAUSE);
    expect(sessions.open).toHaveLength(1);
  });

  test('T40: opens six sessions a minute for a game that reports starts and ends repeatedly', async () => {
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

  test('continues in another session when the headset turns out to be emulated', async () => {
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

  test('continues in another session when an emulated headset is detected before the start response', async () => {
    const { sessions, headset, recorded } = setUp();
    recorded.opened();
    headset.emulated = true;
    recorded.changed();
    await settled();
    expect(sessions.open).toMatchObject([{ details: { emulated: true } }]);
    expect(sessions.calls).toEqual(['start', 'end s1', 'start']);
  });

  test('does not retry a start after the play has ended', async () => {
    const { sessions, recorded, clock, later } = setUp();
    sessions.line = 'unreached';
    recorded.opened();
    await settled();
    recorded.closed();
    expect(clock.pending).toBe(0);
    await later(10 * PLAY_RETRY_PAUSE);
    expect(sessions.calls).toEqual(['start']);
  });

  test('retries a failed end once, and then leaves the session to the server', async () => {
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

  test('starts another session when the server has ended it, for example after the computer slept', async () => {
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

  test('starts no other session after a delayed response about an earlier one', async () => {
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

  test('survives failed heartbeats', async () => {
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

  test('sends no end request after the player has logged out', async () => {
    const { session, sessions, recorded, clock } = setUp();
    recorded.opened();
    await settled();
    session.apply({ type: 'signed-out' });
    recorded.closed();
    expect(sessions.calls).toEqual(['start']);
    expect(clock.pending).toBe(0);
  });

  test('assigns each session to its own player, even if another player logs in before the response', async () => {
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
