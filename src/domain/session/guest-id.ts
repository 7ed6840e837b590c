const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Returns a guest's id from the values of its cookies: exactly one lower-case UUID. Cookies of other sites are ignored.
 * @rule 1.6.1 A guest is known by the id in its session id cookie.
 * @rule 3.5 The guest's id is a random UUID that authorises nothing.
 */
export function parseGuestId(values: readonly string[]): string | undefined {
  return values.length === 1 ? values.find((value) => UUID.test(value)) : undefined;
}
