import { expect, test } from 'vitest';
import { withoutServerParts } from '../../scripts/lib/client-contract.mjs';

const code = `import { defineCall } from './define-call';
const summary = 'A text';
export const gameReviews = defineCall({
  method: 'GET',
  summary:
    'Returns a game’s reviews; 404.',
  params: z.object({ game: wireSlug }),
  query: z.object({
    page: wirePage,
  }),
  data: z.object({ query: z.string() }),
  body: reviewBody
});
export const other = { summary, params: {} };
`;

test('withoutServerParts keeps what a browser reads, on the same lines', () => {
  const left = withoutServerParts(code);
  expect(left.split('\n').length).toBe(code.split('\n').length);
  expect(left.replaceAll(/\s+/g, ' ')).toBe(
    `import { defineCall } from './define-call'; const summary = 'A text'; export const gameReviews = defineCall({ method: 'GET', ` +
      `data: z.object({ query: z.string() }), }); export const other = { summary, params: {} }; `,
  );
});
