import type { GameFilters, MinRating } from './game-filters';
import { areDefaultFilters, chooseGenre, defaultGameFilters, sameFilters } from './game-filters';

/** The filters beside a list of games: what the list shows, and what is chosen but not applied yet. */
export interface FilterForm {
  readonly applied: GameFilters;
  readonly draft: GameFilters;
}

export type FilterFormEvent =
  | { readonly type: 'genre-chosen'; readonly genre: string | undefined }
  | { readonly type: 'category-chosen'; readonly category: string | undefined }
  | { readonly type: 'recently-updated-switched'; readonly on: boolean }
  | { readonly type: 'experiences-switched'; readonly on: boolean }
  | { readonly type: 'rating-chosen'; readonly rating: MinRating | undefined }
  | { readonly type: 'applied' }
  | { readonly type: 'reset' }
  /** The list shows what an address asks for; a choice made while it was on its way stays. */
  | { readonly type: 'address-changed'; readonly filters: GameFilters };

/** The form for a list that shows these filters. */
export function initialFilterForm(filters: GameFilters): FilterForm {
  return { applied: filters, draft: filters };
}

/** Moves the form: choices are drafts until they are applied; a reset applies the defaults at once (spec 2 §2). */
export function nextFilterForm(form: FilterForm, event: FilterFormEvent): FilterForm {
  const { applied, draft } = form;
  switch (event.type) {
    case 'genre-chosen':
      return { applied, draft: chooseGenre(draft, event.genre) };
    case 'category-chosen':
      return { applied, draft: { ...draft, category: event.category } };
    case 'recently-updated-switched':
      return { applied, draft: { ...draft, recentlyUpdated: event.on } };
    case 'experiences-switched':
      return { applied, draft: { ...draft, includeExperience: event.on } };
    case 'rating-chosen':
      return { applied, draft: { ...draft, minRating: event.rating } };
    case 'applied':
      return initialFilterForm(draft);
    case 'reset':
      return initialFilterForm(defaultGameFilters);
    case 'address-changed':
      return sameFilters(applied, event.filters) ? form : initialFilterForm(event.filters);
  }
}

/**
 * Tells whether Apply and Reset can be pressed; a draft that went back to the defaults can still be applied.
 * @rule 2.2.9 Apply and Reset are disabled while the filters equal their defaults.
 */
export function canApplyFilters({ applied, draft }: FilterForm): boolean {
  return !areDefaultFilters(applied) || !areDefaultFilters(draft);
}

/** Tells whether something is chosen that the list does not show yet. */
export function hasUnapplied({ applied, draft }: FilterForm): boolean {
  return !sameFilters(applied, draft);
}
