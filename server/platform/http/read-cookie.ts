/** A cookie as the request carries it: another host can plant a second one of the same name (`many`). */
export type CookieValue = { readonly kind: 'none' | 'many' } | { readonly kind: 'one'; readonly value: string };

const pairs = (header: string | undefined): readonly string[] => (header ? header.split(';') : []);

/** Finds a cookie by its exact name, without decoding anything. */
export function readCookie(header: string | undefined, name: string): CookieValue {
  const values = pairs(header)
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  if (values.length > 1) return { kind: 'many' };
  const [value] = values;
  return value ? { kind: 'one', value } : { kind: 'none' };
}

/** How many cookies a request carries. */
export const countCookies = (header: string | undefined): number => pairs(header).length;
