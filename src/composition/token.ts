declare const made: unique symbol;

/** Names one need in the container; the type says what it is filled with. */
export type Token<T> = symbol & { readonly [made]: (value: T) => T };

/** Declares a need of this type; `named` gives it its name. */
export function token<T>(): Token<T> {
  return Symbol() as Token<T>;
}

/** Makes tokens that are called as they stand in their list: the names appear in error messages. */
export function named<Tokens extends Readonly<Record<string, symbol>>>(declared: Tokens): Tokens {
  return Object.fromEntries(Object.keys(declared).map((name) => [name, Symbol(name)])) as unknown as Tokens;
}
