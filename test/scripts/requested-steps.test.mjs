import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { requestedSteps } from '../../scripts/lib/requested-steps.mjs';

const names = ['rules', 'dead-code', 'coverage'];
const steps = names.map((name) => ({ name }));
const asked = (...args) => requestedSteps(steps, args).asked.map(({ name }) => name);

describe('the steps that are asked for', () => {
  test('are all of them without a word', () => {
    expect(asked()).toEqual(names);
  });

  test('are those named, by --only or bare, in their own order', () => {
    expect(asked('--only=coverage,rules')).toEqual(['rules', 'coverage']);
    expect(asked('dead-code')).toEqual(['dead-code']);
  });

  test('are none when nothing is known by the name', () => {
    expect(requestedSteps(steps, ['--only=mutations'])).toEqual({ asked: [], unknown: ['mutations'] });
    expect(requestedSteps(steps, ['--only='])).toEqual({ asked: [], unknown: [''] });
  });

  property.prop([fc.uniqueArray(fc.constantFrom(...names, 'nonsense'), { minLength: 1 })])(
    'are always the named ones, and every other word is told',
    (words) => {
      const result = requestedSteps(steps, [`--only=${words.join(',')}`]);
      expect(result.asked.map(({ name }) => name)).toEqual(names.filter((name) => words.includes(name)));
      expect(result.unknown).toEqual(words.filter((word) => !names.includes(word)));
    },
  );
});
