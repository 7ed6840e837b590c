declare const made: unique symbol;

/** Names one need in the container; the type says what it is filled with. */
export type Token<T> = symbol & { readonly [made]: (value: T) => T };

/** Makes a token; the name appears in error messages. */
export function token<T>(name: string): Token<T> {
  return Symbol(name) as Token<T>;
}
