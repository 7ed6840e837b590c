import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { RuntimeReport } from '../../../src/domain/bridge/runtime-report';
import { frameBounds, frameModes, loadKinds, reportLimits } from '../../../src/domain/bridge/runtime-report';
import { addReport, healthLimits, noFrames, noHealth } from '../../../src/domain/play/runtime-health';

const text = (most: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: most });
const report: fc.Arbitrary<RuntimeReport> = fc.oneof(
  fc.constant<RuntimeReport>({ type: 'loaded' }),
  fc.record({ type: fc.constant('first-frame'), ms: fc.nat(reportLimits.firstFrameMs) }),
  fc.record(
    {
      type: fc.constant('script-error'),
      message: fc.constantFrom('a', 'b', 'c').chain((name) => text(3).map((rest) => name + rest)),
      stack: fc.oneof(text(20), fc.constant('é'.repeat(reportLimits.stack))),
      rejection: fc.constant(true),
      count: fc.integer({ min: 1, max: reportLimits.repeats }),
    },
    { requiredKeys: ['type', 'message'] },
  ),
  fc.record({ type: fc.constant('load-failed'), path: text(8), kind: fc.constantFrom(...loadKinds) }),
  fc.record({
    type: fc.constant('frames'),
    mode: fc.constantFrom(...frameModes),
    times: fc.array(fc.nat(reportLimits.frames), { minLength: noFrames.length, maxLength: noFrames.length }),
  }),
);

const error = (message: string, more: object = {}): RuntimeReport => ({ type: 'script-error', message, ...more });

describe('addReport', () => {
  test('counts repetitions of an error, and rejections and stacks apart', () => {
    const reports = [
      error('x'),
      error('x', { count: 4 }),
      error('x', { rejection: true }),
      error('x', { stack: 'at a' }),
    ];
    expect(reports.reduce(addReport, noHealth).errors).toEqual([
      { kind: 'error', message: 'x', count: 6 },
      { kind: 'rejection', message: 'x', count: 1 },
    ]);
    const apart = [error('x', { stack: 'at a' }), error('x', { stack: 'at b' })];
    expect(apart.reduce(addReport, noHealth).errors.map(({ stack }) => stack)).toEqual(['at a', 'at b']);
  });

  test('counts at most twenty different errors', () => {
    const errors = Array.from({ length: 21 }, (_, n) => error(`error ${String(n)}`));
    const health = [...errors, ...errors].reduce(addReport, noHealth);
    expect(health.errors.map(({ message, count }) => [message, count])).toEqual(
      errors.slice(0, 20).map((_, n) => [`error ${String(n)}`, 2]),
    );
  });

  test('leaves out stacks that exceed the size of a request', () => {
    const long = Array.from({ length: 9 }, (_, n) => error(`error ${String(n)}`, { stack: 'x'.repeat(4096) }));
    const { errors } = long.reduce(addReport, noHealth);
    expect(errors.map(({ stack }) => stack !== undefined)).toEqual([...Array(6).fill(true), ...Array(3).fill(false)]);
  });

  test.prop([fc.array(report, { maxLength: 60 })])('always keeps the health of a play within its limits', (reports) => {
    const health = reports.reduce(addReport, noHealth);
    expect(health.errors.length).toBeLessThanOrEqual(healthLimits.errors);
    expect(Math.max(...health.frames.screen, ...health.frames.vr)).toBeLessThanOrEqual(reportLimits.frames);
    expect(Math.max(0, ...health.errors.map(({ count }) => count))).toBeLessThanOrEqual(healthLimits.count);
    const stacks = health.errors.map(({ stack = '' }) => stack).join('');
    expect(new TextEncoder().encode(stacks).length).toBeLessThanOrEqual(healthLimits.stackBytes);
    expect(health.started).toBe(reports.some(({ type }) => type === 'first-frame'));
    expect(health.frames.vr).toHaveLength(frameBounds.length + 1);
  });
});
