import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { rulesPage } from '../../../scripts/rules/rules-page.mjs';

const rule = (number, name = 'limit', kind = 'function') => ({
  number,
  sentence: 'Either a | or b < c.',
  name,
  path: `src/domain/a/${name}.ts`,
  kind,
});
const rows = (page) => page.split('\n').filter((line) => /^\| \d/.test(line));

describe('the page of rules', () => {
  test('starts with its purpose and its origin', () => {
    expect(rulesPage([])).toMatch(/^# Rules\n\nEvery rule[^]*`npm run rules`/);
  });

  test('has a row with links to the code and its test', () => {
    expect(rows(rulesPage([rule('1.9.2b')]))).toEqual([
      '| 1.9.2b | Either a \\| or b &lt; c. | [`limit`](../src/domain/a/limit.ts) | [limit.test.ts](../test/domain/a/limit.test.ts) |',
    ]);
    expect(rows(rulesPage([rule('1.3.1', 'Game', 'type')]))[0]).toMatch(/ \| the compiler \|$/);
  });

  test('has a table for each chapter of each document', () => {
    const headings = rulesPage(['3.9', '1.9.10', '2.9.1', '1.9.2', '1.4.1'].map((number) => rule(number)))
      .split('\n')
      .filter((line) => /^##+ /.test(line));
    expect(headings).toEqual([
      '## 1. The portal: accounts, shell and home',
      '### 1.4 States and transitions',
      '### 1.9 Business constants and limits',
      '## 2. The arcade: games, play and shop',
      '### 2.9 Business constants and limits',
      '## 3. Decisions',
      '### 3.9 Readings',
    ]);
  });

  property.prop([
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('a', 'b', 'c')), { selector: String }),
    fc.nat(),
  ])('is always the same, whatever the order of the files', (pairs, turn) => {
    const all = pairs.map(([bullet, name]) => rule(`1.4.${bullet}`, name));
    const cut = all.length === 0 ? 0 : turn % all.length;
    const page = rulesPage([...all.slice(cut), ...all.slice(0, cut)]);
    expect(page).toBe(rulesPage(all));
    expect(rows(page)).toHaveLength(all.length);
  });
});
