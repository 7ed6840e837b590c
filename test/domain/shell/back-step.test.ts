import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { backStep } from '../../../src/domain/shell/back-step';

describe('backStep', () => {
  test('is one step, or home on the first page of a tab', () => {
    expect(backStep(2)).toBe('back');
    expect(backStep(1)).toBe('home');
    expect(backStep(0)).toBe('home');
  });

  property.prop([fc.integer({ min: 2, max: 50 })])('is always a step after a previous page', (length) => {
    expect(backStep(length)).toBe('back');
  });
});
