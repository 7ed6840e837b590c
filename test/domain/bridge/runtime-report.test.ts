import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { RuntimeReport } from '../../../src/domain/bridge/runtime-report';
import {
  coverMessage,
  parseCoverMessage,
  parseReportMessage,
  reportLimits,
  reportMessage,
} from '../../../src/domain/bridge/runtime-report';
import { addReport, healthLimits, noHealth } from '../../../src/domain/play/runtime-health';
import { xrSignals } from '../../../src/domain/bridge/bridge-event';
import { hostileValue } from '../../fakes/hostile-value';

const text = (most: number) =>
  fc.stringMatching(/^[a-z<>&; ]+$/, { maxLength: most }).filter((one) => one.length <= most);
const count = fc.nat(reportLimits.frames);
const report: fc.Arbitrary<RuntimeReport> = fc.oneof(
  fc.record({ type: fc.constant('begun'), isolated: fc.boolean() }),
  fc.constantFrom('loaded', 'gameplay-start', 'left', 'stored').map((type): RuntimeReport => ({ type })),
  fc.record({ type: fc.constant('first-frame'), ms: fc.nat(reportLimits.firstFrameMs) }),
  fc.record(
    { type: fc.constant('script-error'), message: text(reportLimits.message), place: text(reportLimits.place) },
    { requiredKeys: ['type', 'message'] },
  ),
  fc.record({ type: fc.constant('load-failed'), path: text(reportLimits.path) }),
  fc.record({ type: fc.constant('http-error'), status: fc.integer({ min: 400, max: 599 }) }),
  fc.record({ type: fc.constant('xr'), signal: fc.constantFrom(...xrSignals), emulated: fc.boolean() }),
  fc.record({ type: fc.constant('frames'), times: fc.tuple(count, count, count, count) }),
);

describe('parseReportMessage', () => {
  test.prop([fc.nat(), report])('returns a report as it was created', (id, content) => {
    expect(parseReportMessage(structuredClone(reportMessage(id, content)))).toEqual(reportMessage(id, content));
  });

  test.prop([hostileValue])('rejects hostile values without throwing', (value) => {
    expect(parseReportMessage({ from: 'holocade', v: 1, kind: 'report', id: 1, report: value })).toBeUndefined();
    expect(parseReportMessage(value)).toBeUndefined();
    expect(parseCoverMessage(value)).toBeUndefined();
  });

  test.each([
    { type: 'script-error', message: 'x'.repeat(201) },
    { type: 'script-error', message: 'a\u0000b' },
    { type: 'script-error', message: '' },
    { type: 'script-error', message: 'a', place: 7 },
    { type: 'begun', isolated: 'yes' },
    { type: 'load-failed', path: 7 },
    { type: 'http-error', status: 200 },
    { type: 'first-frame', ms: -1 },
    { type: 'first-frame', ms: 1.5 },
    { type: 'xr', signal: 'begin', emulated: false },
    { type: 'xr', signal: 'start' },
    { type: 'frames', times: [1, 2, 3] },
    { type: 'frames', times: [1, 2, 3, NaN] },
  ])('rejects a field of the wrong shape: %j', (content) => {
    expect(parseReportMessage({ from: 'holocade', v: 1, kind: 'report', id: 1, report: content })).toBeUndefined();
  });

  test('rejects another name, version or id', () => {
    const message = reportMessage(1, { type: 'loaded' });
    for (const change of [{ from: 'other' }, { v: 2 }, { kind: 'event' }, { id: -1 }])
      expect(parseReportMessage({ ...message, ...change })).toBeUndefined();
  });
});

test.each([[{ paused: 1, muted: true }], [{ paused: true, muted: 1 }]])('parseCoverMessage rejects %j', (fields) => {
  expect(parseCoverMessage({ ...coverMessage(true, true), ...fields })).toBeUndefined();
});

test.prop([fc.boolean(), fc.boolean()])(
  'parseCoverMessage returns a cover message as it was created',
  (paused, muted) => {
    expect(parseCoverMessage(coverMessage(paused, muted))).toEqual(coverMessage(paused, muted));
  },
);

test('addReport counts at most twenty distinct script errors', () => {
  const errors = Array.from({ length: 21 }, (_, n): RuntimeReport => ({ type: 'script-error', message: `error ${n}` }));
  const health = [...errors, ...errors].reduce(addReport, noHealth);
  expect([...health.scriptErrors]).toEqual(errors.slice(0, 20).map((_, n) => [`error ${n}`, 2]));
});

test.prop([fc.array(report, { maxLength: 60 })])(
  'addReport keeps the health of a play within its limits',
  (reports) => {
    const health = reports.reduce(addReport, noHealth);
    expect(health.scriptErrors.size).toBeLessThanOrEqual(healthLimits.errors);
    expect(Math.max(...health.frames)).toBeLessThanOrEqual(reportLimits.frames);
    for (const message of health.scriptErrors.keys()) expect(message.length).toBeLessThanOrEqual(healthLimits.message);
    expect(health.started).toBe(reports.some(({ type }) => type === 'first-frame'));
  },
);
