/** Creates the body for "mark all as read", with the newest seen id. */
export function seenUpTo(newest: string | undefined): { readonly newest?: string } {
  return newest === undefined ? {} : { newest };
}
