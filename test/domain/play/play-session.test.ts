import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { lifecycleSignals } from '../../../src/domain/bridge/bridge-event';
import { xrSignals } from '../../../src/domain/bridge/bridge-event';
import type { PlayCommand, PlayEvent, PlaySession } from '../../../src/domain/play/play-session';
import {
  isPlaying,
  newPlaySession,
  nextPlaySession,
  PLAY_HEARTBEAT_PERIOD,
  PLAY_LOST_AFTER,
  canStartPlay,
  PLAY_STARTS_PER_MINUTE,
  recentPlayStarts,
} from '../../../src/domain/play/play-session';
import { playEvents } from '../../arbitraries/plays';

function run(signedIn: boolean, events: readonly PlayEvent[]): PlayCommand[] {
  let session = newPlaySession(signedIn);
  return events.flatMap((event) => {
    const step = nextPlaySession(session, event);
    session = step.session;
    return step.commands;
  });
}

const xr = (signal: (typeof xrSignals)[number]): PlayEvent => ({ type: 'xr-signalled', signal });
const lifecycle = (signal: (typeof lifecycleSignals)[number]): PlayEvent => ({ type: 'lifecycle-signalled', signal });
const signIn = (signedIn: boolean): PlayEvent => ({ type: 'sign-in-changed', signedIn });
const left: PlayEvent = { type: 'left' };

/** Model of the server: the commands it has received, and all events of the page. */
class ServerModel {
  openSessions = 0;
  played = 0;
  counted = false;
  signedIn = false;
  history: PlayEvent[] = [];
  obey(command: PlayCommand): void {
    if (command === 'played') this.played += 1;
    else this.openSessions += command === 'open' ? 1 : -1;
  }
}

/** True if the player plays now, derived from all events. */
function plays(history: readonly PlayEvent[]): boolean {
  if (history.findLast(({ type }) => type.startsWith('page-'))?.type === 'page-left') return false;
  const events = history.slice(history.findLastIndex(({ type }) => type === 'left') + 1);
  const signals = events.map((event) => ('signal' in event ? event.signal : undefined));
  const begun = signals.lastIndexOf('start');
  const since = begun === -1 ? [] : signals.slice(begun);
  const end = since.indexOf('end');
  const visibility = since.filter((signal) => xrSignals.some((each) => each === signal)).at(-1);
  if (begun !== -1 && end === -1) return visibility !== 'hidden';
  const after = begun === -1 ? signals : since.slice(end);
  return after.lastIndexOf('gameplay-start') > after.lastIndexOf('gameplay-stop');
}

interface System {
  session: PlaySession;
}

class Happen implements fc.Command<ServerModel, System> {
  constructor(private readonly event: PlayEvent) {}
  check = () => true;
  run(server: ServerModel, system: System): void {
    const { session, commands } = nextPlaySession(system.session, this.event);
    system.session = session;
    server.history.push(this.event);
    if (this.event.type === 'sign-in-changed') server.signedIn = this.event.signedIn;
    const before = server.openSessions;
    for (const command of commands) server.obey(command);
    const playing = plays(server.history);
    expect(server.openSessions).toBe(playing && server.signedIn ? 1 : 0);
    expect(commands.length).toBe(Math.abs(server.openSessions - before) + Number(commands.includes('played')));
    expect(commands.includes('played')).toBe(playing && !server.signedIn && !server.counted);
    server.counted ||= playing;
    expect(session).toMatchObject({ open: server.openSessions === 1, counted: server.counted });
    expect(isPlaying(session)).toBe(playing);
  }
  toString = () => JSON.stringify(this.event);
}

const commands = fc.commands([playEvents.map((event) => new Happen(event))], { maxCommands: 40 });

describe('nextPlaySession', () => {
  test('opens and closes for each play of a player in the headset', () => {
    const events = [xr('start'), xr('visible'), xr('visible-blurred'), xr('hidden'), xr('visible'), xr('end'), left];
    expect(run(true, events)).toEqual(['open', 'close', 'open', 'close']);
  });

  test('counts a visitor once for each page view', () => {
    expect(run(false, [xr('start'), xr('end'), xr('start'), lifecycle('gameplay-start')])).toEqual(['played']);
  });

  test('follows gameplay without a headset', () => {
    const events = [lifecycle('loading'), lifecycle('loaded'), lifecycle('gameplay-start'), lifecycle('gameplay-stop')];
    expect(run(true, events)).toEqual(['open', 'close']);
    expect(run(false, events)).toEqual(['played']);
  });

  test('starts without any play', () => {
    expect(newPlaySession(true)).toEqual({
      xr: 'idle',
      gameplay: false,
      signedIn: true,
      away: false,
      open: false,
      counted: false,
    });
    expect(isPlaying(newPlaySession(false))).toBe(false);
  });

  test('continues while the headset is blurred, pauses while it is hidden', () => {
    expect(run(true, [xr('start'), xr('visible-blurred')])).toEqual(['open']);
    expect(run(true, [xr('start'), xr('hidden'), xr('visible-blurred')])).toEqual(['open', 'close', 'open']);
    expect(run(true, [lifecycle('gameplay-start'), xr('start'), xr('hidden')])).toEqual(['open', 'close']);
  });

  test('ends with the headset session even if gameplay never stops, and starts again on the page', () => {
    const both = [lifecycle('gameplay-start'), xr('start'), xr('end')];
    expect(run(true, both)).toEqual(['open', 'close']);
    expect(run(true, [...both, lifecycle('gameplay-start')])).toEqual(['open', 'close', 'open']);
    expect(run(true, [...both, lifecycle('gameplay-start'), xr('hidden')])).toEqual(['open', 'close', 'open']);
  });

  test('closes with a hidden page, and opens again with it', () => {
    const [away, back] = [{ type: 'page-left' }, { type: 'page-back' }] as const;
    expect(run(true, [xr('start'), away, away, back, back])).toEqual(['open', 'close', 'open']);
    expect(run(true, [lifecycle('gameplay-start'), away, lifecycle('gameplay-stop'), back])).toEqual(['open', 'close']);
    expect(run(false, [away, xr('start')])).toEqual([]);
  });

  test('follows a player who logs in or out while playing', () => {
    expect(run(false, [xr('start'), signIn(true), signIn(false)])).toEqual(['played', 'open', 'close']);
    expect(run(true, [xr('start'), signIn(false)])).toEqual(['open', 'close']);
  });

  test.prop([commands, fc.boolean()], { numRuns: 2_000 })(
    'never opens twice and never stays open',
    (steps, signedIn) => {
      const server = new ServerModel();
      server.signedIn = signedIn;
      const system: System = { session: newPlaySession(signedIn) };
      fc.modelRun(() => ({ model: server, real: system }), [...steps, new Happen(left)]);
      expect(server.openSessions).toBe(0);
    },
  );
});

test('a play session survives one lost heartbeat, even in a throttled tab', () => {
  expect([PLAY_HEARTBEAT_PERIOD, PLAY_LOST_AFTER]).toEqual([45_000, 120_000]);
  expect(PLAY_LOST_AFTER).toBeGreaterThan(2 * PLAY_HEARTBEAT_PERIOD);
  expect(PLAY_LOST_AFTER).toBeGreaterThanOrEqual(2 * 60_000);
});

describe('canStartPlay', () => {
  test('allows six starts in a minute', () => {
    expect(PLAY_STARTS_PER_MINUTE).toBe(6);
    const starts = [0, 1, 2, 3, 4, 5];
    expect([canStartPlay(starts.slice(1), 6), canStartPlay(starts, 59_999), canStartPlay(starts, 60_000)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(recentPlayStarts(starts, 60_002)).toEqual([3, 4, 5]);
  });

  test.prop([fc.array(fc.nat(20_000), { maxLength: 60 })])('never allows more, at any times', (pauses) => {
    let now = 0;
    let remembered: readonly number[] = [];
    const made: number[] = [];
    for (const pause of pauses) {
      now += pause;
      if (!canStartPlay(remembered, now)) continue;
      remembered = [...recentPlayStarts(remembered, now), now];
      made.push(now);
      expect(made.filter((moment) => now - moment < 60_000).length).toBeLessThanOrEqual(PLAY_STARTS_PER_MINUTE);
    }
    expect(remembered.length).toBeLessThanOrEqual(PLAY_STARTS_PER_MINUTE);
  });
});
