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
