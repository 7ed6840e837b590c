import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { rulesOfTheCode } from '../../scripts/rules/rules-of-the-code.mjs';

const { page, complaints } = rulesOfTheCode();

describe('docs/rules.md', () => {
  test('matches the code (otherwise run npm run rules)', () => {
    expect(existsSync(fromRoot('docs/rules.md'))).toBe(true);
    expect(readFileSync(fromRoot('docs/rules.md'), 'utf8')).toBe(page);
  });

  test('lists every numbered rule with its proof', () => {
    expect(complaints).toEqual([]);
  });
});
