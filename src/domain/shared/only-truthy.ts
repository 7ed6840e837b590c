/** A record without falsy values. */
export type Truthy<T> = { readonly [K in keyof T]?: Exclude<T[K], false | '' | 0 | null | undefined> };

/** Returns the record without values that are false, 0, empty or missing. */
export function onlyTruthy<T extends object>(values: T): Truthy<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value))) as Truthy<T>;
}
