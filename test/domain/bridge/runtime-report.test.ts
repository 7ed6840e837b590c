import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { RuntimeReport } from '../../../src/domain/bridge/runtime-report';
import {
  coverMessage,
  frameBounds,
  frameModes,
  loadKinds,
  parseCoverMessage,
  parseReportMessage,
  reportLimits,
  reportMessage,
} from '../../../src/domain/bridge/runtime-report';
import { xrSignals } from '../../../src/domain/bridge/bridge-event';
import { hostileValue } from '../../fakes/hostile-value';

const text = (most: number) =>
  fc.stringMatching(/^[a-z<>&; ]+$/, { maxLength: most }).filter((one) => one.length <= most);
const frameCount = fc.nat(reportLimits.frames);
const counted = { count: fc.integer({ min: 1, max: reportLimits.repeats }) };
const report: fc.Arbitrary<RuntimeReport> = fc.oneof(
  fc.record({ type: fc.constant('begun'), isolated: fc.boolean() }),
  fc.constantFrom('loaded', 'gameplay-start', 'left', 'stored').map((type): RuntimeReport => ({ type })),
  fc.record({ type: fc.constant('first-frame'), ms: fc.nat(reportLimits.firstFrameMs) }),
  fc.record(
    {
      type: fc.constant('script-error'),
      message: text(reportLimits.message),
      stack: fc.array(text(40), { minLength: 1, maxLength: 9 }).map((lines) => lines.join('\n')),
      rejection: fc.constant(true),
      ...counted,
    },
    { requiredKeys: ['type', 'message'] },
  ),
  fc.record(
    {
      type: fc.constant('load-failed'),
      path: text(reportLimits.path),
      kind: fc.constantFrom(...loadKinds),
      ...counted,
    },
    { requiredKeys: ['type', 'path', 'kind'] },
  ),
  fc.record({ type: fc.constant('http-error'), status: fc.integer({ min: 400, max: 599 }) }),
  fc.record({ type: fc.constant('xr'), signal: fc.constantFrom(...xrSignals), emulated: fc.boolean() }),
  fc.record({
    type: fc.constant('frames'),
    mode: fc.constantFrom(...frameModes),
    times: fc.array(frameCount, { minLength: frameBounds.length + 1, maxLength: frameBounds.length + 1 }),
  }),
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
    { type: 'script-error', message: 'x'.repeat(301) },
    { type: 'script-error', message: 'a\u0000b' },
    { type: 'script-error', message: '' },
    { type: 'script-error', message: 'a', stack: 7 },
    { type: 'script-error', message: 'a', stack: 'x'.repeat(4097) },
    { type: 'script-error', message: 'a', stack: 'a\u0000' },
    { type: 'script-error', message: 'a', rejection: false },
    { type: 'script-error', message: 'a', count: 0 },
    { type: 'load-failed', path: '/a', kind: 'glue' },
    { type: 'load-failed', path: '/a', kind: 'script', count: 1_001 },
    { type: 'begun', isolated: 'yes' },
    { type: 'load-failed', path: 7, kind: 'script' },
    { type: 'http-error', status: 200 },
    { type: 'first-frame', ms: -1 },
    { type: 'first-frame', ms: 1.5 },
    { type: 'xr', signal: 'begin', emulated: false },
    { type: 'xr', signal: 'start' },
    { type: 'frames', mode: 'vr', times: [1, 2, 3] },
    { type: 'frames', mode: 'vr', times: [...frameBounds, NaN] },
    { type: 'frames', mode: 'ar', times: [...frameBounds, 1] },
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
