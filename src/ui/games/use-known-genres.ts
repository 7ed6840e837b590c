import { useState } from 'react';
import type { GenreWithCategories } from '../../domain/games/game-index';

/** What the games can be narrowed to, as it was told last: it is still known when a list cannot be had. */
export function useKnownGenres(told: readonly GenreWithCategories[] | undefined): readonly GenreWithCategories[] {
  const [known, setKnown] = useState(told);
  // React's way to keep a value of an earlier paint: it paints again at once, before anything is shown.
  if (told !== undefined && told !== known) setKnown(told);
  return told ?? known ?? [];
}
