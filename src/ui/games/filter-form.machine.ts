import type { GameCapability } from '../../domain/games/game-capability';
import type { GameFilters, MinRating } from '../../domain/games/game-filters';
import { areDefaultFilters, chooseGenre, defaultGameFilters, sameFilters } from '../../domain/games/game-filters';

/** Filters beside a list of games: those applied, and the draft that is not applied yet. */
export interface FilterForm {
  readonly applied: GameFilters;
  readonly draft: GameFilters;
  /** True while the list for the applied filters is loading. */
  readonly awaited: boolean;
}

export type FilterFormEvent =
  | { readonly type: 'genre-chosen'; readonly genre: string | undefined }
  | { readonly type: 'category-chosen'; readonly category: string | undefined }
  | { readonly type: 'recently-updated-switched'; readonly on: boolean }
  | { readonly type: 'experiences-switched'; readonly on: boolean }
  | { readonly type: 'rating-chosen'; readonly rating: MinRating | undefined }
  | { readonly type: 'capability-chosen'; readonly capability: GameCapability | undefined }
  | { readonly type: 'applied' }
  | { readonly type: 'reset' }
  /** The list shows another address. A choice made while the applied filters load stays; any other is dropped. */
  | { readonly type: 'address-changed'; readonly filters: GameFilters };

/** Creates the form for a list with these filters. */
export function initialFilterForm(filters: GameFilters): FilterForm {
  return { applied: filters, draft: filters, awaited: false };
}

/**
 * Returns the form after an event. Choices are drafts until applied; a reset applies the defaults at once (spec 2 §2).
 */
export function nextFilterForm(form: FilterForm, event: FilterFormEvent): FilterForm {
  switch (event.type) {
    case 'genre-chosen':
      return { ...form, draft: chooseGenre(form.draft, event.genre) };
    case 'category-chosen':
      return { ...form, draft: { ...form.draft, category: event.category } };
    case 'recently-updated-switched':
      return { ...form, draft: { ...form.draft, recentlyUpdated: event.on } };
    case 'experiences-switched':
      return { ...form, draft: { ...form.draft, includeExperience: event.on } };
    case 'rating-chosen':
      return { ...form, draft: { ...form.draft, minRating: event.rating } };
    case 'capability-chosen':
      return { ...form, draft: { ...form.draft, capability: event.capability } };
    case 'applied':
      return { applied: form.draft, draft: form.draft, awaited: true };
    case 'reset':
      return { applied: defaultGameFilters, draft: defaultGameFilters, awaited: true };
    case 'address-changed':
      return form.awaited && sameFilters(form.applied, event.filters)
        ? { ...form, awaited: false }
        : initialFilterForm(event.filters);
  }
}

/**
 * True if Apply and Reset are enabled. A draft that was changed back to the defaults can still be applied.
 * @rule 2.2.9 Apply and Reset are disabled while the filters equal their defaults.
 */
export function canApplyFilters({ applied, draft }: FilterForm): boolean {
  return !areDefaultFilters(applied) || !areDefaultFilters(draft);
}

/** True if the draft differs from the list. */
export function hasUnapplied({ applied, draft }: FilterForm): boolean {
  return !sameFilters(applied, draft);
}
