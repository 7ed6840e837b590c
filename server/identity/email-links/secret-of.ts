import { readToken } from '../../../src/domain/tokens/token';

/** Extracts the secret from a page token. Any other text is returned unchanged, as the secret itself. */
export function secretOf(page: 'reset-password' | 'deletion-status', token: string): string {
  const read = readToken(page, token);
  return read.ok ? read.value.secret : token;
}
