import { plainText } from '../shared/plain-text';
import { isReservedName } from '../shared/reserved-names';

/** Minimum length of the slug that a player may choose for a developer. */
const SLUG_MIN = 3;

/** Returns a developer's name as it is stored: one line without invisible characters; empty if nothing is visible. */
export const developerName = (text: string): string => plainText(text).replaceAll(/\s+/gu, ' ');

/** Returns the reason why a player cannot choose this name and slug, with its field; undefined if both are accepted. */
export function newDeveloperProblem({
  name,
  slug,
}: {
  readonly name: string;
  readonly slug: string;
}): { readonly field: 'name' | 'slug'; readonly message: string } | undefined {
  if (developerName(name) === '') return { field: 'name', message: 'Please enter a name.' };
  if (slug.length < SLUG_MIN)
    return { field: 'slug', message: `Please choose an address of at least ${SLUG_MIN} characters.` };
  if (isReservedName(slug)) return { field: 'slug', message: `“${slug}” is reserved. Please choose another address.` };
  return undefined;
}
