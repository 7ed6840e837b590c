import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { NonceTemplate } from '../../../../server/platform/rendering/nonce-template';

const PLACEHOLDER = 'cGxhY2Vob2xkZXItMTIzNA==';
const nonces = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64'));
/** Text that repeats itself near and far, and text that looks like parts of nonces. */
const pieces = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('<script nonce="', PLACEHOLDER.slice(1), 'AAAA', '\0\0\0\0'), maxLength: 20 }),
    fc.integer({ min: 30_000, max: 36_000 }).map((length) => 'abcdefghij-'.repeat(length / 11)),
  ),
  { minLength: 1, maxLength: 6 },
);

describe('NonceTemplate', () => {
  test('inserts the nonce at every placeholder, also in the compressed document', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, nonces, nonces, async (parts, first, second) => {
        const template = new NonceTemplate(parts.join(PLACEHOLDER), PLACEHOLDER);
        for (const nonce of [first, second]) {
          const expected = Buffer.from(parts.join(nonce).replaceAll('\0', ''));
          expect(template.withNonce(nonce).equals(expected)).toBe(true);
          expect(gunzipSync(await template.gzipWithNonce(nonce)).equals(expected)).toBe(true);
        }
      }),
    );
  });

  test('compresses pieces nearly as well as the whole document', async () => {
    const row = '<a class="card" href="/arcade/games/lantern-drift">Lantern Drift</a>';
    const template = new NonceTemplate([row.repeat(20), row.repeat(20)].join(PLACEHOLDER), PLACEHOLDER);
    expect((await template.gzipWithNonce(PLACEHOLDER)).length).toBeLessThan(250);
  });

  test('refuses to compress with a nonce of another length', async () => {
    const template = new NonceTemplate(`<script nonce="${PLACEHOLDER}"></script>`, PLACEHOLDER);
    await expect(template.gzipWithNonce('short')).rejects.toThrow('cannot replace');
  });
});
