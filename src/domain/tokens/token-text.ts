import { decodeBase64url, encodeBase64url } from './base64url';

/** Most characters of a token in a link. */
export const TOKEN_MAX = 512;

/** Reads the text in a token; undefined for a token that is empty, too long, no strict base64url or no strict UTF-8. */
export function decodeTokenText(token: string): string | undefined {
  if (token === '' || token.length > TOKEN_MAX) return undefined;
  const escaped = decodeBase64url(token)?.map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
  try {
    return escaped && decodeURIComponent(escaped.join(''));
  } catch {
    return undefined;
  }
}

/** Writes a well-formed text as a token: base64url of its UTF-8. */
export function encodeTokenText(text: string): string {
  const escaped = encodeURIComponent(text).match(/%[0-9A-F]{2}|./g) ?? [];
  return encodeBase64url(escaped.map((part) => (part.length === 1 ? part.charCodeAt(0) : parseInt(part.slice(1), 16))));
}
