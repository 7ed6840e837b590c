type Fields = Readonly<Record<string, unknown>>;

/** Returns the members of an object, and none for any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Returns the items of an array, and none for any other value. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Returns a record of the parsed members. Members that parse as undefined are omitted. */
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
