import { observer } from 'mobx-react-lite';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Pagination } from '../../domain/shared/pagination';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { NoSuchPage } from '../shared/NoSuchPage';
import { BLOG, blogAddress } from './blog-address';

export interface NoArticlesProps {
  readonly pagination: Pick<Pagination, 'current' | 'last' | 'total'>;
  readonly query: ArticleQuery;
}

/** Stands where the blog has nothing to show: nothing is found, or the page is past the last one. */
export const NoArticles = observer(function NoArticles({ pagination, query }: NoArticlesProps) {
  if (pagination.total > 0) return <NoSuchPage pagination={pagination} />;
  const narrowed = blogAddress({}, query) !== BLOG;
  return (
    <EmptyState title="No articles" text={narrowed ? NOTHING_FITS : NOTHING_WRITTEN}>
      {narrowed ? <ButtonLink to={BLOG}>Show all articles</ButtonLink> : <ButtonLink to="/">Go home</ButtonLink>}
    </EmptyState>
  );
});

const NOTHING_FITS = 'Nothing has been written about this yet.';
const NOTHING_WRITTEN = 'Nothing has been written yet.';
