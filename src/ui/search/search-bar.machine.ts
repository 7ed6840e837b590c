/**
 * Duration of the search bar's animation, in milliseconds.
 * @rule 1.9.4c The search animation takes 2000 ms.
 */
export const SEARCH_BAR_MORPH = 2000;

/**
 * The four phases of the search bar (spec 1 §4).
 * @rule 1.4.11 The search bar is collapsed, expanding, expanded or collapsing.
 */
export type SearchBarPhase = 'collapsed' | 'expanding' | 'expanded' | 'collapsing';

/** State of the search bar; `elapsed` is the progress of its animation in milliseconds: 0 collapsed, 2000 expanded. */
export interface SearchBar {
  readonly phase: SearchBarPhase;
  readonly elapsed: number;
}

export type SearchBarEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'time-passed'; readonly milliseconds: number };

/** State of the collapsed search bar. */
export const collapsedSearchBar: SearchBar = { phase: 'collapsed', elapsed: 0 };

/**
 * Returns the search bar after an event. Reversed midway, it animates only the part already covered (spec 1 §4).
 * @rule 1.4.11 The search bar passes through expanding to expanded, and through collapsing to collapsed.
 */
export function nextSearchBar(bar: SearchBar, event: SearchBarEvent): SearchBar {
  switch (event.type) {
    case 'opened':
      return bar.phase === 'expanded' ? bar : { ...bar, phase: 'expanding' };
    case 'closed':
      return bar.phase === 'collapsed' ? bar : { ...bar, phase: 'collapsing' };
    case 'time-passed':
      return afterTime(bar, event.milliseconds);
  }
}

/** Returns the progress of the expansion, from 0 to 1. */
export function searchBarProgress({ elapsed }: SearchBar): number {
  return elapsed / SEARCH_BAR_MORPH;
}

/** Returns the milliseconds until the animation ends; undefined without an animation. */
export function untilSearchBarRests({ phase, elapsed }: SearchBar): number | undefined {
  if (phase === 'expanding') return SEARCH_BAR_MORPH - elapsed;
  return phase === 'collapsing' ? elapsed : undefined;
}

function afterTime(bar: SearchBar, milliseconds: number): SearchBar {
  const left = untilSearchBarRests(bar);
  if (left === undefined) return bar;
  const expanding = bar.phase === 'expanding';
  if (milliseconds < left) return { ...bar, elapsed: bar.elapsed + (expanding ? milliseconds : -milliseconds) };
  return expanding ? { phase: 'expanded', elapsed: SEARCH_BAR_MORPH } : collapsedSearchBar;
}
