import { expect, test } from 'vitest';
import { clientContract, withoutServerParts } from '../../scripts/lib/client-contract.mjs';

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
  data:
    z.object({ query: z.string() }),
  body: reviewBody
});
export const other = { summary, params: {} };
`;

test('withoutServerParts keeps what a browser reads, on the same lines, and creates schemas of answers when they are read', () => {
  const left = withoutServerParts(code);
  expect(left.split('\n').length).toBe(code.split('\n').length);
  expect(left.replaceAll('/* @__PURE__ */ ', '').replaceAll(/\s+/g, ' ')).toBe(
    `import { defineCall } from './define-call'; const summary = 'A text'; export const gameReviews = defineCall({ method: 'GET', ` +
      `get data() { return z.object({ get query() { return z.string(); } }); }, }); export const other = { summary, params: {} }; `,
  );
});

test('withoutServerParts creates the fields of an object when they are read, also those of an extended object', () => {
  const left = withoutServerParts(`export const card = z.extend(base, {
  title: z.string(),
  'hero-picture': z.object({
    sm: z.optional(z.string()),
    place: wirePlace,
  }),
  [named]: z.string(),
  ...facts,
});
export const bounds = limits({ most: count(3) });
export const kite = z.object(fields, { error: text() });`);
  expect(left.replaceAll('/* @__PURE__ */ ', '')).toBe(`export const card = z.extend(base, {
  get title() { return z.string(); },
  get 'hero-picture'() { return z.object({
    get sm() { return z.optional(z.string()); },
    place: wirePlace,
  }); },
  [named]: z.string(),
  ...facts,
});
export const bounds = limits({ most: count(3) });
export const kite = z.object(fields, { error: text() });`);
});

test('withoutServerParts marks schemas, which a build leaves out if no call uses them', () => {
  const marked = withoutServerParts('export const wireSlug = z.string().check(z.regex(SLUG));');
  expect(marked).toBe('export const wireSlug = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(SLUG));');
});

test.each([
  ['/src/contract/reviews.contract.ts', true],
  // The setting of zod must stay: `z.config({ jitless: true })`.
  ['/src/adapters/http/browser-wire.ts', false],
  ['/src/contract/define-call.ts', false],
])('the calls of %s are marked: %s', (path, expected) => {
  expect(clientContract.transform.filter.id.test(path)).toBe(expected);
});
