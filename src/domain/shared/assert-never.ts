/** Closes a switch over a union: an unhandled new member does not compile. Throws if reached. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
