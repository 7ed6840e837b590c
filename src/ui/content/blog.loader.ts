import type { BlogGateway } from '../../application/content/blog-gateway.port';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { data } from 'react-router-dom';
import type { Titled } from '../../domain/shared/titled';
import { pageFailure } from '../errors/page-failure';
import type { BlogPageData } from './blog-address';
import { parseBlogQuery } from './blog-address';

/** Loads the articles for the URL; a failure is shown within the page, and sets the response's status. */
export function blogLoader(blogGateway: Pick<BlogGateway, 'index'>) {
  // Categories of an earlier load are offered even if this one fails.
  let categories: readonly Titled[] = [];
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const query = parseBlogQuery(new URL(url).searchParams);
    const answer = await blogGateway.index(query, signal);
    if (!answer.ok) {
      const { status, message } = pageFailure(answer.error);
      const page: BlogPageData = { query, outcome: { kind: 'failed', message }, categories };
      return data(page, { status });
    }
    const { articles, filters, pagination } = answer.value;
    categories = answer.value.categories;
    const page: BlogPageData = { query, outcome: { kind: 'found', articles, filters, pagination }, categories };
    return page;
  };
}
