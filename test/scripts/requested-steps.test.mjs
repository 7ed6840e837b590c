import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { requestedSteps } from '../../scripts/lib/requested-steps.mjs';

const names = ['rules', 'dead-code', 'coverage'];
const steps = names.map((name) => ({ name }));
const asked = (...args) => requestedSteps(steps, args).asked.map(({ name }) => name);

describe('requestedSteps', () => {
  test('returns all steps without arguments', () => {
    expect(asked()).toEqual(names);
  });

  test('returns the named steps in their own order, with or without --only', () => {
    expect(asked('--only=coverage,rules')).toEqual(['rules', 'coverage']);
    expect(asked('dead-code')).toEqual(['dead-code']);
  });

  test('returns no step for an unknown name', () => {
    expect(requestedSteps(steps, ['--only=mutations'])).toEqual({ asked: [], unknown: ['mutations'] });
    expect(requestedSteps(steps, ['--only='])).toEqual({ asked: [], unknown: [''] });
  });

  property.prop([fc.uniqueArray(fc.constantFrom(...names, 'nonsense'), { minLength: 1 })])(
    'always returns the named steps and every unknown word',
    (words) => {
      const result = requestedSteps(steps, [`--only=${words.join(',')}`]);
      expect(result.asked.map(({ name }) => name)).toEqual(names.filter((name) => words.includes(name)));
      expect(result.unknown).toEqual(words.filter((word) => !names.includes(word)));
    },
  );
});
