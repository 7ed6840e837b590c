/**
 * The views of the help centre: where to begin, for players with an account, for those without, and the contact form (spec 2 §2).
 * @rule 2.2.28 Players with an account and players new here have a view each.
 * @rule 2.2.31 The contact form has its own view.
 */
export const helpViews = ['index', 'user', 'guest', 'contact'] as const;

export type HelpView = (typeof helpViews)[number];

/** The part of an address that names a view; the index has none. */
export function helpViewSegment(view: HelpView): string | undefined {
  return view === 'index' ? undefined : view;
}
