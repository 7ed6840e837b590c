import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { FrameLoad, FrameLoadEvent } from '../../../src/domain/play/frame-load';
import { canRequestFrame, FRAME_LOAD_TIMEOUT, idleFrame, nextFrameLoad } from '../../../src/domain/play/frame-load';

const after = (...events: readonly FrameLoadEvent[]): FrameLoad => events.reduce(nextFrameLoad, idleFrame);
const requested = (now = 0): FrameLoadEvent => ({ type: 'requested', now });
const passed = (now: number): FrameLoadEvent => ({ type: 'time-passed', now });

const event = fc.oneof(
  fc.nat(60_000).map(requested),
  fc.nat(60_000).map(passed),
  fc.constantFrom<FrameLoadEvent>({ type: 'greeted' }, { type: 'load-failed' }, { type: 'left' }),
);

/** A frame seen simply: the document in it, since when it is silent, and what became of it. */
interface Model {
  now: number;
  attempt: number;
  since: number;
  outcome: 'none' | 'silent' | 'hello' | 'too late' | 'unreachable';
}

class Happen implements fc.Command<Model, { load: FrameLoad }> {
  constructor(
    private readonly later: number,
    private readonly type: FrameLoadEvent['type'],
  ) {}
  check = () => true;
  run(model: Model, real: { load: FrameLoad }): void {
    model.now += this.later;
    const timed = this.type === 'requested' || this.type === 'time-passed';
    real.load = nextFrameLoad(real.load, timed ? { type: this.type, now: model.now } : { type: this.type });
    this.simply(model);
    const { attempt, since, outcome } = model;
    const states: Record<Model['outcome'], FrameLoad> = {
      none: { kind: 'idle' },
      silent: { kind: 'loading', since, attempt },
      hello: { kind: 'running', attempt },
      'too late': { kind: 'failed', reason: 'silent', attempt },
      unreachable: { kind: 'failed', reason: 'unreachable', attempt },
    };
    expect(real.load).toEqual(states[outcome]);
    expect(canRequestFrame(real.load)).toBe(outcome !== 'silent' && outcome !== 'hello');
  }
  toString = () => `+${this.later} ${this.type}`;

  private simply(model: Model): void {
    const failed = model.outcome === 'too late' || model.outcome === 'unreachable';
    const silent = model.outcome === 'silent';
    if (this.type === 'left') [model.outcome, model.attempt] = ['none', 0];
    if (this.type === 'requested' && (failed || model.outcome === 'none')) {
      [model.outcome, model.since, model.attempt] = ['silent', model.now, model.attempt + 1];
    }
    if (this.type === 'greeted' && (failed || silent)) model.outcome = 'hello';
    if (this.type === 'load-failed' && silent) model.outcome = 'unreachable';
    if (this.type === 'time-passed' && silent && model.now - model.since >= 20_000) model.outcome = 'too late';
  }
}

const types = fc.constantFrom('requested', 'greeted', 'load-failed', 'time-passed', 'left');
const waits = fc.constantFrom(0, 1, 19_999, 20_000, 30_000);
const commands = fc.commands([fc.tuple(waits, types).map(([later, type]) => new Happen(later, type))]);

describe('the load of a frame', () => {
  test('runs once the game has said hello', () => {
    expect(after(requested())).toEqual({ kind: 'loading', since: 0, attempt: 1 });
    expect(after(requested(), { type: 'greeted' })).toEqual({ kind: 'running', attempt: 1 });
  });

  test('fails after 20 s of silence, not before', () => {
    expect(after(requested(5), passed(FRAME_LOAD_TIMEOUT + 4)).kind).toBe('loading');
    expect(after(requested(5), passed(FRAME_LOAD_TIMEOUT + 5))).toMatchObject({ kind: 'failed', reason: 'silent' });
  });

  test('can be tried again after a failure, and takes a late hello', () => {
    const failed = [requested(), { type: 'load-failed' }] as const;
    expect(after(...failed)).toEqual({ kind: 'failed', reason: 'unreachable', attempt: 1 });
    expect(after(...failed, requested(9))).toEqual({ kind: 'loading', since: 9, attempt: 2 });
    expect(after(...failed, { type: 'greeted' })).toEqual({ kind: 'running', attempt: 1 });
  });

  test('starts anew after it was left, and is not started twice', () => {
    expect(after(requested(), { type: 'load-failed' }, requested(), { type: 'left' })).toEqual({ kind: 'idle' });
    expect(after(requested(3), requested(9))).toEqual({ kind: 'loading', since: 3, attempt: 1 });
  });

  test('keeps the reason for which it failed', () => {
    const silent = after(requested(), passed(FRAME_LOAD_TIMEOUT));
    expect(nextFrameLoad(silent, { type: 'load-failed' })).toBe(silent);
    expect(nextFrameLoad(silent, passed(1e9))).toBe(silent);
  });

  test('can be asked for while nothing loads or runs', () => {
    expect(canRequestFrame(idleFrame)).toBe(true);
    expect(canRequestFrame(after(requested(), { type: 'load-failed' }))).toBe(true);
    expect(canRequestFrame(after(requested()))).toBe(false);
    expect(canRequestFrame(after(requested(), { type: 'greeted' }))).toBe(false);
  });

  test.prop([commands])('always does what the model does', (steps) => {
    const model: Model = { now: 0, attempt: 0, since: 0, outcome: 'none' };
    fc.modelRun(() => ({ model, real: { load: idleFrame } }), steps);
  });

  test.prop([fc.array(event)])('never fails once it runs, and never starts by itself', (events) => {
    const state = after(...events);
    if (!events.some(({ type }) => type === 'requested')) expect(state).toEqual(idleFrame);
    if (state.kind !== 'running') return;
    expect(after(...events, passed(1e9), { type: 'load-failed' })).toEqual(state);
  });
});
