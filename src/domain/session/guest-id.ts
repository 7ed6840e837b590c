const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A guest's id out of the values of its cookies: exactly one UUID in lower case; another site's cookie may stand beside it. */
export function parseGuestId(values: readonly string[]): string | undefined {
  const [value] = values;
  return values.length === 1 && value !== undefined && UUID.test(value) ? value : undefined;
}
