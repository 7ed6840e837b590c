/** A record without its falsy values. */
export type Truthy<T> = { readonly [K in keyof T]?: Exclude<T[K], false | '' | 0 | null | undefined> };

/** Leaves out every value that is false, 0, empty or missing. */
export function onlyTruthy<T extends object>(values: T): Truthy<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value))) as Truthy<T>;
}
