/** Longest program of a link, in bytes of UTF-8. Browsers and messengers shorten longer addresses. */
const LONGEST_BYTES = 16_384;

const PREFIX = '#program=';

/** Returns the fragment of a link to a program; undefined if the program is too long for a link. */
export function programFragment(program: string): string | undefined {
  const bytes = new TextEncoder().encode(program);
  if (bytes.length > LONGEST_BYTES) return undefined;
  const text = btoa(String.fromCharCode(...bytes));
  return PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the program of a fragment; undefined without a program that can be read. */
export function programInFragment(fragment: string): string | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  try {
    const text = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    if (text.length > LONGEST_BYTES) return undefined;
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const DOCTYPE = /^\s*<!doctype[^>]*>/i;

/** Inserts a script before all others of a page, after its doctype. */
export function withFirstScript(page: string, address: string): string {
  const [doctype = ''] = DOCTYPE.exec(page) ?? [];
  return `${doctype}<script src="${address}"></script>${page.slice(doctype.length)}`;
}
