import { withPage } from './with-page';

/** The address of a page of a list that has no other query than its pages. */
export function pageOf(path: string, page: number): string {
  const query = withPage('', page);
  return query === '' ? path : `${path}?${query}`;
}
