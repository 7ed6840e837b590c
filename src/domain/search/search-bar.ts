/**
 * How long the search bar takes from collapsed to expanded, in milliseconds.
 * @rule 1.9.4c The search animation takes 2000 ms.
 */
export const SEARCH_BAR_MORPH = 2000;

/**
 * The four states of the search bar (spec 1 §4).
 * @rule 1.4.11 The search bar is collapsed, expanding, expanded or collapsing.
 */
export type SearchBarPhase = 'collapsed' | 'expanding' | 'expanded' | 'collapsing';

/** The search bar; `elapsed` tells how far it is open: 0 collapsed, 2000 expanded (milliseconds of its animation). */
export interface SearchBar {
  readonly phase: SearchBarPhase;
  readonly elapsed: number;
}

export type SearchBarEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'time-passed'; readonly milliseconds: number };

/** The search bar at rest. */
export const collapsedSearchBar: SearchBar = { phase: 'collapsed', elapsed: 0 };

/**
 * Moves the search bar; when it is turned round in mid-way, it goes back over the part that it has come (spec 1 §4).
 * @rule 1.4.11 It passes through expanding to expanded, and through collapsing to collapsed.
 */
export function nextSearchBar(bar: SearchBar, event: SearchBarEvent): SearchBar {
  switch (event.type) {
    case 'opened':
      return bar.phase === 'expanded' ? bar : { ...bar, phase: 'expanding' };
    case 'closed':
      return bar.phase === 'collapsed' ? bar : { ...bar, phase: 'collapsing' };
    case 'time-passed':
      return aged(bar, event.milliseconds);
  }
}

/** How far the bar is open, from 0 to 1. */
export function searchBarProgress({ elapsed }: SearchBar): number {
  return elapsed / SEARCH_BAR_MORPH;
}

/** Milliseconds until the bar has arrived, or undefined while it stands. */
export function untilSearchBarRests({ phase, elapsed }: SearchBar): number | undefined {
  if (phase === 'expanding') return SEARCH_BAR_MORPH - elapsed;
  return phase === 'collapsing' ? elapsed : undefined;
}

function aged(bar: SearchBar, milliseconds: number): SearchBar {
  const left = untilSearchBarRests(bar);
  if (left === undefined) return bar;
  const expanding = bar.phase === 'expanding';
  if (milliseconds < left) return { ...bar, elapsed: bar.elapsed + (expanding ? milliseconds : -milliseconds) };
  return expanding ? { phase: 'expanded', elapsed: SEARCH_BAR_MORPH } : collapsedSearchBar;
}
