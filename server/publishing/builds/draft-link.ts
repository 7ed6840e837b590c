import { createHmac, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 24;

/** The key that opens the draft with this slug; a new slug has a new key. */
export const draftKey = (secret: string, slug: string): string =>
  createHmac('sha256', secret).update(`draft:${slug}`).digest().subarray(0, KEY_BYTES).toString('base64url');

/** True when `key` opens the draft with this slug; takes the same time for every wrong key. */
export function isDraftKey(secret: string, slug: string, key: string): boolean {
  const [expected, given] = [Buffer.from(draftKey(secret, slug)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The query of a draft's private link. */
export const draftQuery = (secret: string, slug: string): string => `preview=${draftKey(secret, slug)}`;

/** Key of the `game.json` that a draft was published with last, in the blob store. */
export const draftFile = (slug: string): string => `drafts/${slug}.json`;
