declare const made: unique symbol;

/** Identifies one dependency in the container; the type parameter is the type of its value. */
export type Token<T> = symbol & { readonly [made]: (value: T) => T };

/** Declares a dependency of this type; `named` adds its name. */
export function token<T>(): Token<T> {
  return Symbol() as Token<T>;
}

/** Creates tokens named after their keys; the names appear in error messages. */
export function named<Tokens extends Readonly<Record<string, symbol>>>(declared: Tokens): Tokens {
  return Object.fromEntries(Object.keys(declared).map((name) => [name, Symbol(name)])) as unknown as Tokens;
}
