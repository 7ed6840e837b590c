/** What marking all as read sends: the newest that was seen. */
export function seenUpTo(newest: string | undefined): { readonly newest?: string } {
  return newest === undefined ? {} : { newest };
}
