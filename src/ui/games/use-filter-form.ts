import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { GameFilters } from '../../domain/games/game-filters';
import { FilterFormViewModel } from './filter-form.view-model';

/** The form for the filters of the shown address; another address, such as the one gone back to, fills it anew. */
export function useFilterForm(filters: GameFilters): FilterFormViewModel {
  const { key } = useLocation();
  const { genre, category, recentlyUpdated, includeExperience, minRating, capability } = filters;
  const [form] = useState(
    () => new FilterFormViewModel({ genre, category, recentlyUpdated, includeExperience, minRating, capability }),
  );
  // Before the list is painted; and for every address, since one may come in place of the one that was applied.
  useLayoutEffect(() => {
    const shown = { genre, category, recentlyUpdated, includeExperience, minRating, capability };
    form.send({ type: 'address-changed', filters: shown });
  }, [form, key, genre, category, recentlyUpdated, includeExperience, minRating, capability]);
  return form;
}
