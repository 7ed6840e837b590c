import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { QuestionEvent } from '../../../src/domain/bridge/portal-question';
import {
  isRefusalActive,
  canConfirm,
  nextQuestion,
  REFUSAL_DURATION,
  noQuestion,
} from '../../../src/domain/bridge/portal-question';

const failure = (retryable: boolean): QuestionEvent => ({ type: 'failed', failure: { message: 'No.', retryable } });
const after = (...events: readonly QuestionEvent[]) => events.reduce(nextQuestion, noQuestion);
const asked = { type: 'asked', inHeadset: false } as const;
const events = fc.constantFrom<QuestionEvent[]>(
  asked,
  { type: 'asked', inHeadset: true },
  { type: 'headset-entered' },
  { type: 'headset-left' },
  { type: 'looked-at' },
  { type: 'agreed' },
  failure(true),
  failure(false),
  { type: 'ended' },
);

describe('nextQuestion', () => {
  test('lets the player confirm once the inert time is over', () => {
    expect(canConfirm(after(asked))).toBe(false);
    expect(canConfirm(after(asked, { type: 'looked-at' }))).toBe(true);
    expect(after(asked, { type: 'looked-at' }, { type: 'agreed' })).toMatchObject({ running: true });
  });

  test('hides during a headset session', () => {
    expect(after({ type: 'asked', inHeadset: true })).toEqual({ kind: 'waiting' });
    expect(after(asked, { type: 'looked-at' }, { type: 'headset-entered' })).toEqual({ kind: 'waiting' });
    expect(after({ type: 'asked', inHeadset: true }, { type: 'headset-left' })).toMatchObject({ armed: false });
  });

  test('allows another try only after a temporary failure', () => {
    const agreed = [asked, { type: 'looked-at' }, { type: 'agreed' }] as const;
    expect(canConfirm(after(...agreed, failure(true)))).toBe(true);
    expect(canConfirm(after(...agreed, failure(false)))).toBe(false);
  });

  property.prop([fc.array(events)])('never runs while hidden or inert, and is always removed at its end', (list) => {
    let phase = noQuestion;
    let looked = false;
    for (const event of list) {
      const next = nextQuestion(phase, event);
      if (next.kind !== 'seen' || phase.kind !== 'seen') looked = false;
      if (event.type === 'looked-at' && next.kind === 'seen') looked = true;
      if (next.kind === 'seen') expect([next.armed, next.running && !looked]).toEqual([looked, false]);
      phase = next;
    }
    expect(nextQuestion(phase, { type: 'ended' })).toEqual(noQuestion);
  });
});

describe('isRefusalActive', () => {
  property.prop([fc.integer(), fc.integer()])(
    'is always true for ten seconds, and never before the refusal',
    (at, now) => {
      expect(isRefusalActive(at, now)).toBe(now >= at && now < at + REFUSAL_DURATION);
    },
  );

  test('is false without a refusal', () => {
    expect(isRefusalActive(undefined, 0)).toBe(false);
  });
});
