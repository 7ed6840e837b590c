import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { fillPath, matchPath } from './path-template';
import type { TokenParameter, TokenParameters } from './token-parameters';
import type { TokenPage } from './token-templates';
import { tokenTemplates } from './token-templates';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes as base64url without padding (RFC 4648 §5). */
export function encodeBase64url(bytes: readonly number[]): string {
  return regrouped(bytes, 8, 6, true)
    .map((digit) => ALPHABET.charAt(digit))
    .join('');
}

/**
 * Decodes base64url in the exact form of `encodeBase64url`; undefined for padding, other characters, and non-zero spare
 * bits.
 */
export function decodeBase64url(text: string): readonly number[] | undefined {
  // The encoder never returns a character outside the alphabet.
  const digits = [...text].map((digit) => ALPHABET.indexOf(digit));
  const bytes = regrouped(digits, 6, 8, false);
  return encodeBase64url(bytes) === text ? bytes : undefined;
}

/** Converts groups of `from` bits into groups of `to` bits; incomplete groups are padded with zeros or dropped. */
function regrouped(groups: readonly number[], from: number, to: number, pad: boolean): readonly number[] {
  const bits = groups.map((group) => group.toString(2).padStart(from, '0')).join('');
  const whole = pad ? bits.padEnd(Math.ceil(bits.length / to) * to, '0') : bits;
  return Array.from({ length: Math.floor(whole.length / to) }, (_, index) =>
    parseInt(whole.slice(index * to, (index + 1) * to), 2),
  );
}

/** Maximum length of a token in a link, in characters. */
export const TOKEN_MAX = 512;

/** Decodes the text in a token; undefined for an empty, too long, non-canonical base64url or invalid UTF-8 token. */
export function decodeTokenText(token: string): string | undefined {
  if (token === '' || token.length > TOKEN_MAX) return undefined;
  const escaped = decodeBase64url(token)?.map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
  try {
    return escaped && decodeURIComponent(escaped.join(''));
  } catch {
    return undefined;
  }
}

/** Encodes a well-formed text as a token: base64url of its UTF-8. */
export function encodeTokenText(text: string): string {
  const escaped = encodeURIComponent(text).match(/%[0-9A-F]{2}|./g) ?? [];
  return encodeBase64url(escaped.map((part) => (part.length === 1 ? part.charCodeAt(0) : parseInt(part.slice(1), 16))));
}

/**
 * Decodes the token of a page: returns the parameters of its one template, never the path itself.
 * @rule 2.5.5 A token is invalid unless it decodes to its page's path, with facebook or google as its provider if it
 * has one.
 * @rule 2.4.21 A social registration's token decodes to its finalize path.
 * @rule 3.5 The decoded path must match one template, and only its parameters are used.
 */
export function readToken<Page extends TokenPage>(
  page: Page,
  token: string | undefined,
): Result<TokenParameters<Page>, { readonly kind: 'go-home' }> {
  const path = token === undefined ? undefined : decodeTokenText(token);
  const found = path === undefined ? undefined : matchPath(tokenTemplates[page].path, path);
  return found === undefined ? err({ kind: 'go-home' }) : ok(found as unknown as TokenParameters<Page>);
}

/**
 * Encodes the token of a page for the link in an email; `readToken` decodes it.
 * @rule 3.5 A token is base64url of an API path that contains a secret.
 */
export function writeToken<Page extends TokenPage>(page: Page, parameters: TokenParameters<Page>): string {
  const given: Partial<TokenParameter> = parameters;
  return encodeTokenText(fillPath(tokenTemplates[page].path, given));
}
