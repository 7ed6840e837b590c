/** What an object of the other SDK does when a game calls something of it that is not served here. */
export type UnknownMember = (name: string) => unknown;

/**
 * An object of the other SDK: calls that it does not have end by `unknown` instead of a TypeError. `before` runs ahead of everything that a
 * game reads from it, and may throw.
 */
export function rejectUnknownMembers<T extends object>(
  members: T,
  unknown: UnknownMember,
  before: () => void = () => undefined,
): T {
  return new Proxy(members, {
    get: (target, name) => {
      // Promises and consoles look for these: an object that is none must not seem to be one.
      if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return Reflect.get(target, name) as unknown;
      before();
      return name in target ? (Reflect.get(target, name) as unknown) : () => unknown(name);
    },
  });
}
