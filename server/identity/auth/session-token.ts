import { createHash } from 'node:crypto';
import type { ServerRandom } from '../../platform/system/server-random';

/** Secret of a session cookie, and the hash that is stored. */
export interface SessionToken {
  readonly token: string;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hash: string;
}

/** Returns the hash to store for a secret. The hash identifies the session but does not reveal the secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates the secret of a new session: 256 random bits as base64url (decisions §5). */
export function newSessionToken(random: ServerRandom): SessionToken {
  const token = random.bytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
