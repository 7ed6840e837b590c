/**
 * Views of the help centre: overview, questions of players, questions of guests, and the contact form (spec 2 §2).
 * @rule 2.2.28 Players with an account and new visitors each have their own view.
 * @rule 2.2.31 The contact form has its own view.
 */
export const helpViews = ['index', 'user', 'guest', 'contact'] as const;

export type HelpView = (typeof helpViews)[number];

/** Returns the path segment of a view; undefined for the overview. */
export function helpViewSegment(view: HelpView): string | undefined {
  return view === 'index' ? undefined : view;
}
