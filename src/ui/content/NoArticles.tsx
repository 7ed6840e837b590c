import { observer } from 'mobx-react-lite';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Pagination } from '../../domain/shared/pagination';
import { homeTexts } from '../notices/texts/common.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { NoSuchPage } from '../shared/NoSuchPage';
import { BLOG, blogAddress } from './blog-address';

export interface NoArticlesProps {
  readonly pagination: Pick<Pagination, 'current' | 'last' | 'total'>;
  readonly query: ArticleQuery;
}

/** The empty state of the blog: nothing found, or a page beyond the last one. */
export const NoArticles = observer(function NoArticles({ pagination, query }: NoArticlesProps) {
  if (pagination.total > 0) return <NoSuchPage pagination={pagination} />;
  const narrowed = blogAddress({}, query) !== BLOG;
  return (
    <EmptyState icon="newspaper" title="No articles yet" text={narrowed ? NO_MATCH : homeTexts['no-articles'].body}>
      {narrowed ? <ButtonLink to={BLOG}>Show all articles</ButtonLink> : <ButtonLink to="/">Go home</ButtonLink>}
    </EmptyState>
  );
});

const NO_MATCH = 'No articles match these filters yet.';
