import { useLayoutEffect, useState } from 'react';
import type { GameFilters } from '../../domain/games/game-filters';
import { FilterFormViewModel } from './filter-form.view-model';

/** The form for the filters of the shown address; another address, such as the one gone back to, fills it anew. */
export function useFilterForm(filters: GameFilters): FilterFormViewModel {
  const { genre, category, recentlyUpdated, includeExperience, minRating } = filters;
  const [form] = useState(
    () => new FilterFormViewModel({ genre, category, recentlyUpdated, includeExperience, minRating }),
  );
  // What was chosen beside another list is never painted beside this one.
  useLayoutEffect(() => {
    const shown = { genre, category, recentlyUpdated, includeExperience, minRating };
    form.send({ type: 'address-changed', filters: shown });
  }, [form, genre, category, recentlyUpdated, includeExperience, minRating]);
  return form;
}
