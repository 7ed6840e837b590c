type Fields = Readonly<Record<string, unknown>>;

/** The members of what is an object, and none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The items of what is a list, and none of anything else. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** A record of what `parse` understands of the members, without the others. */
export function recordOf<T>(
  value: unknown,
  parse: (member: unknown, key: string) => T | undefined,
): Readonly<Record<string, T>> {
  const understood = Object.entries(fieldsOf(value)).flatMap(([key, member]) => {
    const parsed = parse(member, key);
    return parsed === undefined ? [] : [[key, parsed] as const];
  });
  return Object.fromEntries(understood);
}
