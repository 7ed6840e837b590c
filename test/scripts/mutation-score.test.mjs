import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { mutationScore } from '../../scripts/lib/mutation-score.mjs';

const report = (...files) => ({
  files: Object.fromEntries(
    files.map((statuses, at) => [`${at}.ts`, { mutants: statuses.map((status) => ({ status })) }]),
  ),
});

const statuses = fc.array(fc.constantFrom('Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'));

describe('the mutation score', () => {
  test('is the share of killed and timed-out mutants', () => {
    expect(mutationScore(report(['Killed', 'Timeout', 'Killed'], ['Survived', 'NoCoverage']))).toEqual({
      score: 60,
      survived: 2,
      total: 5,
    });
  });

  test('excludes mutants that never ran', () => {
    expect(mutationScore(report(['Killed', 'CompileError', 'RuntimeError', 'Ignored']))).toEqual({
      score: 100,
      survived: 0,
      total: 1,
    });
  });

  test('is zero without mutants', () => {
    expect(mutationScore(report())).toEqual({ score: 0, survived: 0, total: 0 });
  });

  property.prop([statuses])('is never 100 while a mutant survives, and never above the true share', (each) => {
    const { score, survived, total } = mutationScore(report(each));
    expect(score).toBeLessThanOrEqual(total === 0 ? 0 : ((total - survived) * 100) / total);
    if (survived > 0) expect(score).toBeLessThan(100);
  });
});
