import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import type { ArticleQuery } from '../../domain/content/article-query';
import { brand } from '../../domain/shared/brand';
import type { Pagination as PageNumbers } from '../../domain/shared/pagination';
import type { Titled } from '../../domain/shared/titled';
import type { PageHead, RouteHandle } from '../app/page-head';
import { homeTexts } from '../notices/texts/common.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { ChoiceRow } from '../shared/ChoiceRow';
import { Container } from '../shared/Container';
import { EmptyState } from '../shared/EmptyState';
import { Icon } from '../shared/Icon';
import { ListFailed } from '../shared/ListFailed';
import { NoSuchPage } from '../shared/NoSuchPage';
import { Pagination } from '../shared/Pagination';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { pagedTitle } from '../shared/page-numbers';
import { forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { ArticleGrid } from './ArticleGrid';
import type { ArticleFilter } from './article-filters';
import { articleFilters } from './article-filters';
import type { BlogPageData } from './blog-address';
import { BLOG, blogAddress } from './blog-address';
import { BLOG_TITLE, blogTitle } from './blog-title';

interface ArticleFiltersProps {
  readonly filters: readonly ArticleFilter[];
  readonly query: ArticleQuery;
}

/** The active filters with links that remove them. */
const ArticleFilters = observer(function ArticleFilters({ filters, query }: ArticleFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Row aria-label="Filters">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Filter to={blogAddress(without, query)} preventScrollReset>
            <VisuallyHidden>Remove filter</VisuallyHidden> {label}
            <Icon name="x" size={16} colour="currentColor" />
          </Filter>
        </li>
      ))}
    </Row>
  );
});

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Filter = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  padding-inline: ${space(4)} ${space(3)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  color: ${theme.colour.text};
  background: ${theme.colour.raised};
  overflow-wrap: anywhere;
  ${forcedBorder}
`;

interface CategoryRailProps {
  readonly categories: readonly Titled[];
  readonly query: ArticleQuery;
}

const CategoryRail = observer(function CategoryRail({ categories, query }: CategoryRailProps) {
  const all = [{ slug: undefined, title: 'All articles' }, ...categories];
  const choices = all.map(({ slug, title }) => ({
    title,
    to: blogAddress({ category: slug }, query),
    current: slug === query.category,
  }));
  return <ChoiceRow label="Blog categories" variant="tabs" choices={choices} />;
});

/** The blog with its filters (spec 2 §2). */
const BlogPage = observer(function BlogPage() {
  const { query, outcome, categories } = useLoaderData<BlogPageData>();
  const names = outcome.kind === 'found' ? outcome.filters : undefined;
  return (
    <Page>
      <Head>
        <h1>{blogTitle(outcome)}</h1>
        <Feed href="/blog/rss.xml">RSS feed</Feed>
      </Head>
      <CategoryRail categories={categories} query={query} />
      <ArticleFilters filters={articleFilters(query, names, categories)} query={query} />
      {outcome.kind === 'failed' ? (
        <ListFailed heading="Articles" message={outcome.message} />
      ) : (
        <Articles {...outcome} query={query} />
      )}
    </Page>
  );
});

interface NoArticlesProps {
  readonly pagination: Pick<PageNumbers, 'current' | 'last' | 'total'>;
  readonly query: ArticleQuery;
}

/** The empty state of the blog: nothing found, or a page beyond the last one. */
const NoArticles = observer(function NoArticles({ pagination, query }: NoArticlesProps) {
  if (pagination.total > 0) return <NoSuchPage pagination={pagination} />;
  const narrowed = blogAddress({}, query) !== BLOG;
  return (
    <EmptyState icon="newspaper" title="No articles yet" text={narrowed ? NO_MATCH : homeTexts['no-articles'].body}>
      {narrowed ? <ButtonLink to={BLOG}>Show all articles</ButtonLink> : <ButtonLink to="/">Go home</ButtonLink>}
    </EmptyState>
  );
});

const NO_MATCH = 'No articles match these filters yet.';

type Found = Extract<BlogPageData['outcome'], { kind: 'found' }> & Pick<BlogPageData, 'query'>;

function Articles({ articles, pagination, query }: Found) {
  return (
    <>
      {articles.length === 0 ? (
        <NoArticles pagination={pagination} query={query} />
      ) : (
        <ArticleGrid articles={articles} newestFirst={pagination.current === 1} />
      )}
      <Pagination pagination={pagination} label="Pages of articles" />
    </>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(8)} ${space(16)};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  h1 {
    font-size: clamp(1.75rem, 4vw, ${theme.size.xxl});
    overflow-wrap: anywhere;
  }
`;

const Feed = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
    text-decoration: underline;
  }
`;

/** Head of the blog (schema.org `Blog`): one canonical URL for each list; empty lists are not indexed. */
export const blogHead: RouteHandle = {
  head: (data) => headOf(data as BlogPageData),
};

function headOf({ query, outcome }: BlogPageData): PageHead {
  const title = blogTitle(outcome);
  const articles = outcome.kind === 'found' ? outcome.articles : [];
  return {
    title: pagedTitle(title, query.page),
    description:
      title === BLOG_TITLE
        ? `News and articles about VR games that run in the browser, by ${brand.company}.`
        : `${title}: articles of the ${brand.siteName} blog about VR games that run in the browser.`,
    path: blogAddress({ page: query.page }, query),
    type: 'website',
    trail: title === BLOG_TITLE ? [] : [{ name: BLOG_TITLE, path: BLOG }],
    ...(articles.length === 0
      ? { noIndex: true }
      : { jsonLd: { '@type': 'Blog', name: `${brand.siteName} Blog`, blogPost: articles.map(posting) } }),
  };
}

function posting({ title, published, author }: ArticleCard) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    datePublished: published,
    author: { '@type': 'Person', name: author.name },
  };
}

/** Lazily loaded part of the blog route. */
export const blogRoute = { Component: BlogPage, handle: blogHead } satisfies RouteObject;
