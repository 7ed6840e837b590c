// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { endSpeculation, SPECULATION_RULES } from '../../src/composition/document-scripts';

test('speculation rules leave out pages of the account, and end with hydration', () => {
  document.body.innerHTML = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  const rules = document.querySelector('script[type="speculationrules"]');
  expect(JSON.parse(rules?.textContent ?? '')).toMatchObject({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: expect.arrayContaining(['/account/*']) } }, {}] },
      },
    ],
  });
  endSpeculation(document);
  expect(rules?.isConnected).toBe(false);
});
