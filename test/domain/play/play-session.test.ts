import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { lifecycleSignals } from '../../../src/domain/bridge/lifecycle-signal';
import { xrSignals } from '../../../src/domain/bridge/xr-signal';
import type { PlayCommand, PlayEvent, PlaySession } from '../../../src/domain/play/play-session';
import { newPlaySession, nextPlaySession } from '../../../src/domain/play/play-session';

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

/** The server, which knows nothing but the commands that it was sent. */
class ServerModel {
  openSessions = 0;
  played = 0;
  obey(command: PlayCommand): void {
    if (command === 'played') this.played += 1;
    else this.openSessions += command === 'open' ? 1 : -1;
  }
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
    for (const command of commands) {
      server.obey(command);
      expect([0, 1]).toContain(server.openSessions);
    }
    expect(server.played).toBeLessThanOrEqual(1);
    expect(server.openSessions === 1).toBe(session.open);
    if (!session.signedIn || this.event.type === 'left') expect(server.openSessions).toBe(0);
    expect(nextPlaySession(session, { type: 'sign-in-changed', signedIn: session.signedIn }).commands).toEqual([]);
  }
  toString = () => JSON.stringify(this.event);
}

const commands = fc.commands(
  [
    fc.constantFrom(...xrSignals).map((signal) => new Happen(xr(signal))),
    fc.constantFrom(...lifecycleSignals).map((signal) => new Happen(lifecycle(signal))),
    fc.boolean().map((signedIn) => new Happen(signIn(signedIn))),
    fc.constant(new Happen(left)),
  ],
  { maxCommands: 40 },
);

describe('a play session', () => {
  test('of a player opens and closes with each stretch in the headset', () => {
    const events = [xr('start'), xr('visible'), xr('visible-blurred'), xr('hidden'), xr('visible'), xr('end'), left];
    expect(run(true, events)).toEqual(['open', 'close', 'open', 'close']);
  });

  test('of a visitor is counted once per page view', () => {
    expect(run(false, [xr('start'), xr('end'), xr('start'), lifecycle('gameplay-start')])).toEqual(['played']);
  });

  test('without a headset follows gameplay', () => {
    const events = [lifecycle('loading'), lifecycle('loaded'), lifecycle('gameplay-start'), lifecycle('gameplay-stop')];
    expect(run(true, events)).toEqual(['open', 'close']);
    expect(run(false, events)).toEqual(['played']);
  });

  test('ends with the headset session even if gameplay never stops, and begins again in the page', () => {
    const both = [lifecycle('gameplay-start'), xr('start'), xr('end')];
    expect(run(true, both)).toEqual(['open', 'close']);
    expect(run(true, [...both, lifecycle('gameplay-start')])).toEqual(['open', 'close', 'open']);
  });

  test('follows the player who signs in or out while playing', () => {
    expect(run(false, [xr('start'), signIn(true), signIn(false)])).toEqual(['played', 'open', 'close']);
    expect(run(true, [xr('start'), signIn(false)])).toEqual(['open', 'close']);
  });

  test.prop([commands, fc.boolean()], { numRuns: 2_000 })(
    'is never opened twice and never left open, whatever happens',
    (steps, signedIn) => {
      const server = new ServerModel();
      const system: System = { session: newPlaySession(signedIn) };
      fc.modelRun(() => ({ model: server, real: system }), [...steps, new Happen(left)]);
      expect(server.openSessions).toBe(0);
    },
  );
});
