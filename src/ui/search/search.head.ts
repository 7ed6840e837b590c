import { brand } from '../../domain/shared/brand';
import { truncate } from '../../domain/shared/truncate';
import type { RouteHandle } from '../app/page-head';
import type { SearchPageData } from './search-page-data';

const QUERY_SHOWN = 60;

/** What stands in the head of the results; search engines leave them out, since there are as many as there are words. */
export const searchHead: RouteHandle = {
  head: (data, path) => {
    const { request } = data as SearchPageData;
    const query = request.query.trim();
    return {
      title: query === '' ? 'Search' : `Search results for “${truncate(query, QUERY_SHOWN)}”`,
      description: `Games, users, articles and announcements on ${brand.siteName}.`,
      path,
      noIndex: true,
    };
  },
};
