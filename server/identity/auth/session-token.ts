import { createHash } from 'node:crypto';
import type { ServerRandom } from '../../platform/system/server-random';

/** The secret of a session cookie, and the only thing of it that is stored. */
export interface SessionToken {
  readonly token: string;
  /** SHA-256 in lower-case hexadecimal digits. */
  readonly hash: string;
}

/** What is stored of a secret: enough to find its session again, too little to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes the secret of a new session: 256 random bits as base64url (decisions §5). */
export function newSessionToken(random: ServerRandom): SessionToken {
  const token = random.bytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
