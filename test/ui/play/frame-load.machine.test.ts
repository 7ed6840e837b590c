import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { FrameLoad, FrameLoadEvent } from '../../../src/ui/play/frame-load.machine';
import {
  canKeepWaiting,
  canRequestFrame,
  ERROR_GRACE,
  FIRST_FRAME_TIMEOUT,
  idleFrame,
  nextFrameLoad,
  nextLoadDeadline,
  SILENCE_GRACE,
} from '../../../src/ui/play/frame-load.machine';

const after = (...events: readonly FrameLoadEvent[]): FrameLoad => events.reduce(nextFrameLoad, idleFrame);
const requested = (now = 0, moved = false): FrameLoadEvent => ({ type: 'requested', now, moved });
const passed = (now: number): FrameLoadEvent => ({ type: 'time-passed', now });
const scriptError = (message: string, now: number): FrameLoadEvent => ({ type: 'script-error', message, now });
const silently = (now: number): FrameLoadEvent => ({ type: 'loaded-silently', now });
const cause = (state: FrameLoad) => (state.kind === 'failed' ? state.cause : undefined);

const time = fc.nat(100_000);
const event = fc.oneof(
  time.map((now) => requested(now)),
  time.map(passed),
  time.map((now) => scriptError('broken', now)),
  time.map((now): FrameLoadEvent => ({ type: 'load-failed', path: '/1.0.0/main.wasm', now })),
  time.map(silently),
  time.map((now): FrameLoadEvent => ({ type: 'wait-requested', now })),
  fc.integer({ min: 400, max: 599 }).map((status): FrameLoadEvent => ({ type: 'http-error', status })),
  fc.constantFrom<FrameLoadEvent>({ type: 'started' }, { type: 'reported' }, { type: 'unreachable' }, { type: 'left' }),
);

describe('nextFrameLoad', () => {
  test('runs once the game has started', () => {
    expect(after(requested())).toEqual({ kind: 'loading', since: 0, attempt: 1, moved: false });
    expect(after(requested(), { type: 'started' })).toEqual({ kind: 'running', attempt: 1 });
  });

  test('fails after 60 s without a frame, not before', () => {
    expect(after(requested(5), passed(FIRST_FRAME_TIMEOUT + 4)).kind).toBe('loading');
    expect(cause(after(requested(5), passed(FIRST_FRAME_TIMEOUT + 5)))).toEqual({ kind: 'no-frame' });
  });

  test('fails 10 s after the first script error, and names that one', () => {
    const broken = [requested(), scriptError('first', 1_000), scriptError('second', 2_000)];
    expect(after(...broken, passed(ERROR_GRACE + 999)).kind).toBe('loading');
    expect(cause(after(...broken, passed(ERROR_GRACE + 1_000)))).toEqual({ kind: 'script-error', message: 'first' });
  });

  test('fails at once for an HTTP error of the page', () => {
    expect(cause(after(requested(), { type: 'http-error', status: 404 }))).toEqual({
      kind: 'http',
      status: 404,
      moved: false,
    });
    expect(cause(after(requested(0, true), { type: 'http-error', status: 404 }))).toMatchObject({ moved: true });
  });

  test('fails 10 s after a script failed to load, not after a picture', () => {
    const missing = (path: string): FrameLoadEvent => ({ type: 'load-failed', path, now: 1_000 });
    const failed = after(requested(), missing('/1.0.0/main.js'), passed(ERROR_GRACE + 1_000));
    expect(cause(failed)).toEqual({ kind: 'missing-file', path: '/1.0.0/main.js' });
    expect(canKeepWaiting(failed)).toBe(true);
    expect(after(requested(), missing('/1.0.0/main.png'), passed(ERROR_GRACE + 1_000)).kind).toBe('loading');
  });

  test('fails 3 s after a document without a report finished loading, unless a report arrives', () => {
    expect(cause(after(requested(), silently(100), passed(SILENCE_GRACE + 100)))).toEqual({ kind: 'unreachable' });
    expect(cause(after(requested(0, true), silently(0), passed(SILENCE_GRACE)))).toEqual({ kind: 'moved-away' });
    expect(after(requested(), silently(0), { type: 'reported' }, passed(SILENCE_GRACE)).kind).toBe('loading');
  });

  test('accepts a delayed start after any failure, and counts a retry as a new attempt', () => {
    const failed = [requested(), passed(FIRST_FRAME_TIMEOUT)] as const;
    expect(after(...failed, { type: 'started' })).toEqual({ kind: 'running', attempt: 1 });
    expect(after(...failed, requested(9))).toMatchObject({ kind: 'loading', since: 9, attempt: 2 });
  });

  test('waits for another minute if the player keeps waiting', () => {
    const state = after(requested(), scriptError('x', 0), passed(ERROR_GRACE), { type: 'wait-requested', now: 20_000 });
    expect(state).toEqual({ kind: 'loading', since: 20_000, attempt: 1, moved: false });
    expect(nextLoadDeadline(state)).toBe(80_000);
  });

  test('offers to keep waiting only while the document can still start', () => {
    expect(canKeepWaiting(after(requested(), passed(FIRST_FRAME_TIMEOUT)))).toBe(true);
    const missing = after(requested(), { type: 'http-error', status: 404 });
    expect(canKeepWaiting(missing)).toBe(false);
    expect(nextFrameLoad(missing, { type: 'wait-requested', now: 1 })).toBe(missing);
  });

  test.prop([fc.array(event)])('never starts by itself, and never fails once it runs', (events) => {
    const state = after(...events);
    if (!events.some(({ type }) => type === 'requested')) expect(state).toEqual(idleFrame);
    if (state.kind !== 'running') return;
    const more = [passed(1e9), scriptError('late', 1), { type: 'unreachable' }, silently(1)] as const;
    expect(more.reduce(nextFrameLoad, state)).toEqual(state);
  });

  test.prop([fc.array(event)])('always runs or fails with a cause within a minute of loading', (events) => {
    const state = after(...events);
    const deadline = nextLoadDeadline(state);
    expect(deadline === undefined).toBe(state.kind !== 'loading');
    if (state.kind !== 'loading' || deadline === undefined) return;
    expect(deadline).toBeLessThanOrEqual(state.since + FIRST_FRAME_TIMEOUT);
    expect(nextFrameLoad(state, passed(deadline)).kind).toBe('failed');
  });

  test.prop([fc.array(event)])('always runs the game after a request and a start', (events) => {
    const state = after(...events, { type: 'started' });
    expect(state.kind).toBe(after(...events).kind === 'idle' ? 'idle' : 'running');
    expect(canRequestFrame(state)).toBe(state.kind === 'idle');
  });
});
