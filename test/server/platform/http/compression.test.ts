import { fc, test as property } from '@fast-check/vitest';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import {
  compression,
  MIN_COMPRESSED_BYTES,
  replaceWildcard,
  withoutWildcard,
} from '../../../../server/platform/http/compression';

const app = Fastify();
app.addHook('onRequest', replaceWildcard);
await app.register(compress, compression);
app.get('/', () => 'x'.repeat(2 * MIN_COMPRESSED_BYTES));
afterAll(() => app.close());

const encodings = ['br', 'gzip'] as const;

describe('withoutWildcard', () => {
  test.each([
    ['gzip;q=0, *', 'gzip;q=0, br'],
    ['X-GZIP;q=0, *;q=0.5', 'X-GZIP;q=0, br;q=0.5'],
    ['*', 'br, gzip'],
    ['br, gzip, *;q=0.1', 'br, gzip'],
    ['deflate, *;q=0', 'deflate, br;q=0, gzip;q=0'],
    ['gzip, deflate, br', 'gzip, deflate, br'],
  ])('changes %s to %s', (header, expected) => {
    expect(withoutWildcard(header)).toBe(expected);
  });

  const item = fc.tuple(fc.constantFrom('br', 'gzip', 'deflate', '*'), fc.constantFrom('', ';q=0', ' ; q=0.5', ';q=1'));
  const header = fc.uniqueArray(item, { selector: ([name]) => name, minLength: 1 });

  property.prop([header])(
    'never accepts an encoding that the header excludes, and always one that `*` permits',
    (items) => {
      const written = withoutWildcard(items.map((parts) => parts.join('')).join(', '));
      for (const encoding of encodings) {
        const [, quality] = items.find(([name]) => name === encoding) ?? items.find(([name]) => name === '*') ?? [];
        const accepts = quality !== undefined && quality !== ';q=0';
        expect(negotiate(written, [encoding])).toBe(accepts ? encoding : null);
      }
    },
  );
});

test.each([
  ['gzip;q=0, *', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0, *', undefined],
  ['*;q=0', undefined],
])('a response to accept-encoding %s has the content-encoding %s', async (header, encoding) => {
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': header } });
  expect(headers['content-encoding']).toBe(encoding);
});
