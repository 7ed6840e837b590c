import type { TagQuery } from '../../domain/games/tag-games';
import { tagQueryParameters } from '../../domain/games/tag-games';

export function tagAddress(slug: string, query?: TagQuery): string {
  const path = `/arcade/games/tag/${slug}`;
  const parameters = query === undefined ? [] : tagQueryParameters(query);
  const text = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return text === '' ? path : `${path}?${text}`;
}
