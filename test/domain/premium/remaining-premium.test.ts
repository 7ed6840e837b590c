import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  isPremiumEndingNoticeDue,
  PREMIUM_ENDING_NOTICE,
  remainingPremium,
} from '../../../src/domain/premium/remaining-premium';
import { instants } from '../../arbitraries/instants';

describe('remainingPremium', () => {
  test('is the time until the end, and zero after it or without premium', () => {
    expect(remainingPremium(1000, 400)).toBe(600);
    expect(remainingPremium(1000, 1000)).toBe(0);
    expect(remainingPremium(1000, 1001)).toBe(0);
    expect(remainingPremium(undefined, 400)).toBe(0);
  });

  property.prop([fc.option(instants, { nil: undefined }), instants, fc.nat()])(
    'never increases with time',
    (until, now, passed) => {
      expect(remainingPremium(until, now + passed)).toBe(Math.max(0, remainingPremium(until, now) - passed));
    },
  );
});

describe('isPremiumEndingNoticeDue', () => {
  const END = 1_000_000_000;

  test('is true in the last three days', () => {
    expect(PREMIUM_ENDING_NOTICE).toBe(259_200_000);
    expect(isPremiumEndingNoticeDue(END, undefined, END - 259_200_001)).toBe(false);
    expect(isPremiumEndingNoticeDue(END, undefined, END - 259_200_000)).toBe(true);
    expect(isPremiumEndingNoticeDue(END, undefined, END - 1)).toBe(true);
    expect(isPremiumEndingNoticeDue(END, undefined, END)).toBe(false);
    expect(isPremiumEndingNoticeDue(undefined, undefined, END)).toBe(false);
  });

  test('is true once for each end', () => {
    expect(isPremiumEndingNoticeDue(END, END, END - 1)).toBe(false);
    expect(isPremiumEndingNoticeDue(END, END - 1000, END - 1)).toBe(true);
  });

  property.prop([instants, instants])('is never true after the end or after a notification', (until, now) => {
    const due = isPremiumEndingNoticeDue(until, undefined, now);
    expect(due).toBe(now < until && now >= until - 3 * 86_400_000);
    expect(isPremiumEndingNoticeDue(until, until, now)).toBe(false);
  });
});
