import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { FrameLoad, FrameLoadEvent } from '../../../src/domain/play/frame-load';
import { FRAME_LOAD_TIMEOUT, idleFrame, nextFrameLoad } from '../../../src/domain/play/frame-load';

const after = (...events: readonly FrameLoadEvent[]): FrameLoad => events.reduce(nextFrameLoad, idleFrame);
const requested = (now = 0): FrameLoadEvent => ({ type: 'requested', now });
const passed = (now: number): FrameLoadEvent => ({ type: 'time-passed', now });

const event = fc.oneof(
  fc.nat(60_000).map(requested),
  fc.nat(60_000).map(passed),
  fc.constantFrom<FrameLoadEvent>({ type: 'greeted' }, { type: 'load-failed' }, { type: 'left' }),
);

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

  test.prop([fc.array(event)])('never fails once it runs, and never starts by itself', (events) => {
    const state = after(...events);
    if (!events.some(({ type }) => type === 'requested')) expect(state).toEqual(idleFrame);
    if (state.kind !== 'running') return;
    expect(after(...events, passed(1e9), { type: 'load-failed' })).toEqual(state);
  });
});
