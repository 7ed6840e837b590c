/** Closes a switch over a union: a new member does not compile until it is handled; reaching it at run time is a bug. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
