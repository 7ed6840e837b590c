import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ScoreDecision } from '../../../src/domain/console/game-scores';
import {
  decisionResult,
  isNoticeDue,
  NOTICE_EVERY,
  playMode,
  scoreDecisions,
} from '../../../src/domain/console/game-scores';
import { deviceClasses } from '../../../src/domain/console/game-statistics';

describe('playMode', () => {
  test('returns an emulated headset first, and a headset before its session has ended', () => {
    expect(playMode({ emulated: true, vr: true, device: 'headset' })).toBe('emulated');
    expect(playMode({ emulated: false, vr: false, device: 'headset' })).toBe('vr');
    expect(playMode({ emulated: false, vr: false, device: 'computer' })).toBe('screen');
  });

  property.prop([fc.boolean(), fc.boolean(), fc.constantFrom(...deviceClasses)])(
    'is always emulated for an emulated headset only',
    (emulated, vr, device) => {
      expect(playMode({ emulated, vr, device }) === 'emulated').toBe(emulated);
    },
  );
});

describe('decisionResult', () => {
  test('keeps the first decision, and finds none for a replaced score', () => {
    expect(decisionResult('accepted', true, undefined)).toBe('decided');
    expect(decisionResult('accepted', false, 'accepted')).toBe('decided');
    expect(decisionResult('accepted', false, 'refused')).toBe('decided-otherwise');
    expect(decisionResult('refused', false, undefined)).toBe('gone');
  });

  property.prop([fc.array(fc.constantFrom(...scoreDecisions), { minLength: 1 })])(
    'always returns the result of the first of any number of decisions',
    (wanted) => {
      let made: ScoreDecision | undefined;
      const results = wanted.map((decision) => {
        const result = decisionResult(decision, made === undefined, made);
        made ??= decision;
        return result;
      });
      expect(results).toEqual(wanted.map((decision) => (decision === wanted[0] ? 'decided' : 'decided-otherwise')));
    },
  );
});

describe('isNoticeDue', () => {
  test('is due for the first score, and for a newer one after an hour', () => {
    expect(isNoticeDue(5, undefined, 10)).toBe(true);
    expect(isNoticeDue(6, { at: 10, newest: 5 }, 10 + NOTICE_EVERY - 1)).toBe(false);
    expect(isNoticeDue(6, { at: 10, newest: 5 }, 10 + NOTICE_EVERY)).toBe(true);
    expect(isNoticeDue(5, { at: 10, newest: 5 }, 10 + NOTICE_EVERY)).toBe(false);
  });

  property.prop([fc.array(fc.nat(NOTICE_EVERY), { maxLength: 60 })])(
    'never sends two notifications within an hour, and covers every score in the end',
    (gaps) => {
      let [now, newest] = [0, 0];
      let last: { at: number; newest: number } | undefined;
      const sent: number[] = [];
      const check = () => {
        if (!isNoticeDue(newest, last, now)) return;
        last = { at: now, newest };
        sent.push(now);
      };
      for (const gap of gaps) {
        now += gap;
        newest = now;
        check();
      }
      now += NOTICE_EVERY;
      if (gaps.length > 0) check();
      for (const [index, at] of sent.entries())
        if (index > 0) expect(at - (sent[index - 1] ?? at)).toBeGreaterThanOrEqual(NOTICE_EVERY);
      expect(last?.newest).toBe(gaps.length === 0 ? undefined : newest);
    },
  );
});
