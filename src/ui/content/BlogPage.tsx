import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container } from '../shared/Container';
import { ListFailed } from '../shared/ListFailed';
import { Pagination } from '../shared/Pagination';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { ArticleFilters } from './ArticleFilters';
import { ArticleGrid } from './ArticleGrid';
import { articleFilters } from './article-filters';
import type { BlogPageData } from './blog-page-data';
import { blogTitle } from './blog-title';
import { CategoryRail } from './CategoryRail';
import { NoArticles } from './NoArticles';

/** The blog: the newest article and those before it, and the ways to narrow them (spec 2 §2). */
export const BlogPage = observer(function BlogPage() {
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
