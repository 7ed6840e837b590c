import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type {
  PlayRecord,
  PlayRecordCommand,
  PlayRecordEvent,
  PlaySessionId,
} from '../../../src/domain/play/play-record';
import { nextPlayRecord, noPlayRecord, PLAY_RETRY_PAUSE } from '../../../src/domain/play/play-record';

const id = (text: string) => text as PlaySessionId;
const opened: PlayRecordEvent = { type: 'opened' };
const closed: PlayRecordEvent = { type: 'closed' };
const failed: PlayRecordEvent = { type: 'start-failed' };
const refused: PlayRecordEvent = { type: 'start-refused' };
const waited: PlayRecordEvent = { type: 'waited' };
const lost: PlayRecordEvent = { type: 'lost' };
const answered = (text: string): PlayRecordEvent => ({ type: 'answered', id: id(text) });
const end = (text: string): PlayRecordCommand => ({ type: 'end', id: id(text) });

function run(...events: readonly PlayRecordEvent[]) {
  let record = noPlayRecord;
  const commands = events.flatMap((event) => {
    const step = nextPlayRecord(record, event);
    record = step.record;
    return step.commands;
  });
  return { record, commands };
}

/** Model of the server, which opens a session with its response. */
interface Server {
  readonly open: Set<string>;
  asked: number;
  answers: number;
  playing: boolean;
  /** The pause after a failed start is running. */
  pausing: boolean;
  /** The start of this play was refused for good. */
  refused: boolean;
}

class Happen implements fc.Command<Server, { record: PlayRecord }> {
  constructor(private readonly type: PlayRecordEvent['type']) {}
  check(server: Readonly<Server>): boolean {
    const pending = server.asked > server.answers;
    if (this.type === 'waited') return true;
    if (this.type === 'opened') return !server.playing;
    if (this.type === 'lost') return server.open.size > 0;
    return this.type === 'closed' ? server.playing : pending;
  }
  run(server: Server, real: { record: PlayRecord }): void {
    const event: PlayRecordEvent = this.type === 'answered' ? answered(`s${server.asked}`) : { type: this.type };
    if (event.type === 'opened' || event.type === 'closed') server.playing = event.type === 'opened';
    if (['answered', 'start-failed', 'start-refused'].includes(event.type)) server.answers += 1;
    if (event.type === 'start-refused') server.refused = true;
    else if (event.type === 'closed' || event.type === 'opened') server.refused = false;
    if (event.type === 'answered') server.open.add(event.id);
    if (event.type === 'lost') server.open.clear();
    // The pause of an earlier play can end at any time.
    if (event.type === 'waited' || event.type === 'closed') server.pausing = false;
    const { record, commands } = nextPlayRecord(real.record, event);
    real.record = record;
    for (const command of commands) {
      if (command.type === 'start') server.asked += 1;
      if (command.type === 'wait') server.pausing = true;
      if (command.type === 'end') expect(server.open.delete(command.id)).toBe(true);
    }
    const pending = server.asked - server.answers;
    expect(pending).toBeLessThanOrEqual(1);
    expect(server.open.size + pending).toBeLessThanOrEqual(1);
    if (pending === 0) expect(server.open.size).toBe(server.playing && !server.pausing && !server.refused ? 1 : 0);
  }
  toString = () => this.type;
}

const types = ['opened', 'closed', 'answered', 'start-failed', 'start-refused', 'waited', 'lost'] as const;

describe('nextPlayRecord', () => {
  test('starts a session by one call and ends it by another with its id', () => {
    expect(run(opened)).toEqual({ record: { kind: 'starting', playing: true }, commands: [{ type: 'start' }] });
    expect(run(opened, answered('s1')).record).toEqual({ kind: 'started', id: 's1' });
    expect(run(opened, answered('s1'), closed)).toEqual({
      record: noPlayRecord,
      commands: [{ type: 'start' }, end('s1')],
    });
  });

  test('ends the session if the response comes after the play', () => {
    expect(run(opened, closed, answered('s1'))).toEqual({
      record: noPlayRecord,
      commands: [{ type: 'start' }, end('s1')],
    });
  });

  test('continues for a play that resumes before the response', () => {
    expect(run(opened, closed, opened, answered('s1'))).toEqual({
      record: { kind: 'started', id: 's1' },
      commands: [{ type: 'start' }],
    });
  });

  test('retries 10 s after a failed start during the play', () => {
    expect(PLAY_RETRY_PAUSE).toBe(10_000);
    const [start, wait] = [{ type: 'start' }, { type: 'wait' }];
    expect(run(opened, failed)).toEqual({ record: { kind: 'pausing' }, commands: [start, wait] });
    expect(run(opened, failed, waited, failed, waited, answered('s1'))).toEqual({
      record: { kind: 'started', id: 's1' },
      commands: [start, wait, start, wait, start],
    });
    expect(run(opened, failed, closed, waited)).toEqual({ record: noPlayRecord, commands: [start, wait] });
    expect(run(opened, closed, failed)).toEqual({ record: noPlayRecord, commands: [start] });
  });

  test('stays without a session after a refused start until the next play', () => {
    expect(run(opened, refused, waited)).toEqual({ record: noPlayRecord, commands: [{ type: 'start' }] });
    expect(run(opened, refused, closed, opened).record).toEqual({ kind: 'starting', playing: true });
  });

  test('starts anew when the server has ended the session, without ending the lost one', () => {
    expect(run(opened, answered('s1'), lost, answered('s2'), closed)).toEqual({
      record: noPlayRecord,
      commands: [{ type: 'start' }, { type: 'start' }, end('s2')],
    });
  });

  test('requests at once when a play starts after a failure', () => {
    expect(run(opened, failed, closed, opened)).toMatchObject({ record: { kind: 'starting', playing: true } });
  });

  test('ignores events that do not fit the state', () => {
    for (const event of [closed, failed, refused, waited, lost, answered('s9')]) {
      expect(run(event)).toEqual({ record: noPlayRecord, commands: [] });
    }
    for (const event of [opened, failed, refused, waited, answered('s9')]) {
      expect(run(opened, answered('s1'), event)).toEqual({
        record: { kind: 'started', id: 's1' },
        commands: [{ type: 'start' }],
      });
    }
    expect(run(opened, lost).record).toEqual({ kind: 'starting', playing: true });
    expect(run(opened, waited).record).toEqual({ kind: 'starting', playing: true });
    for (const event of [opened, failed, refused, lost, answered('s9')]) {
      expect(run(opened, failed, event).record).toEqual({ kind: 'pausing' });
    }
  });

  property.prop([
    fc.commands(
      types.map((type) => fc.constant(new Happen(type))),
      { maxCommands: 40 },
    ),
  ])('always has at most one session and ends it exactly once', (steps) => {
    const server: Server = { open: new Set(), asked: 0, answers: 0, playing: false, pausing: false, refused: false };
    const real = { record: noPlayRecord };
    fc.modelRun(() => ({ model: server, real }), [...steps, new Happen('closed'), new Happen('answered')]);
    expect(server.open.size).toBe(0);
    expect(real.record).toEqual(noPlayRecord);
  });
});
