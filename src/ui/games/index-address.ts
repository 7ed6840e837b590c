/** The index with some of its query changed: undefined takes a part away, and a change leads back to the first page. */
export function indexAddress(query: URLSearchParams, change: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '/arcade/games' : `/arcade/games?${text}`;
}

/** All games, those of a genre, or of one of its sub-categories; with experiences, since a genre may have nothing else. */
export function genreAddress(genre?: string, category?: string): string {
  return indexAddress(new URLSearchParams(), { cat: genre, sub_cat: category, experiences: 'true' });
}
