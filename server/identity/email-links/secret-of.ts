import { readToken } from '../../../src/domain/tokens/token';

/** The secret that a form was given: the page's token, as the mail has it, or the secret in it. */
export function secretOf(page: 'reset-password' | 'deletion-status', token: string): string {
  const read = readToken(page, token);
  return read.ok ? read.value.secret : token;
}
