/** Called instead of a member that the portal does not support; its result is returned to the game. */
export type UnknownMember = (name: string) => unknown;

/**
 * Wraps an object of the emulated SDK. Calls of a missing member run `unknown` instead of throwing a TypeError. `before` runs ahead of
 * every read by the game and may throw.
 */
export function rejectUnknownMembers<T extends object>(
  members: T,
  unknown: UnknownMember,
  before: () => void = () => undefined,
): T {
  return new Proxy(members, {
    get: (target, name) => {
      // Promises and consoles probe these members. The wrapper must not look like a promise.
      if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return Reflect.get(target, name) as unknown;
      before();
      return name in target ? (Reflect.get(target, name) as unknown) : () => unknown(name);
    },
  });
}
