import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CountArticleRead } from '../../application/content/count-article-read.use-case';
import type { ArticlePage as ArticlePageData, ArticleCard, Article } from '../../domain/content/article';
import { isNew, viewsLabel } from '../../domain/games/stats-labels';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { Badge } from '../shared/Badge';
import { ChipLink } from '../shared/ChipLink';
import { Container } from '../shared/Container';
import { DateText } from '../shared/DateText';
import { Icon } from '../shared/Icon';
import { Picture } from '../shared/Picture';
import { SectionHeader } from '../shared/SectionHeader';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { ArticleCardLink } from './ArticleCardLink';
import { ArticleText } from './ArticleText';
import { articleOutline, readingMinutes } from './article-outline.machine';
import { Backdrop, Column, Hero, Lead, Tags, Title } from './article.styles';
import { blogAddress, BLOG } from './blog-address';
import { BLOG_TITLE } from './blog-title';

/** Head of an article for search engines and share cards (schema.org `BlogPosting`). */
const articleHead: RouteHandle = {
  head: (data) => headOf(data as ArticlePageData),
};

function headOf({ article }: ArticlePageData): PageHead {
  const path = `/blog/article/${article.slug}`;
  return {
    title: article.title,
    description: article.excerpt,
    path,
    image: article.share,
    type: 'article',
    published: article.published,
    trail: [{ name: BLOG_TITLE, path: BLOG }],
    jsonLd: {
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      image: article.share,
      datePublished: article.published,
      articleSection: article.category.title,
      keywords: article.tags.map(({ title }) => title).join(', '),
      author: { '@type': 'Person', name: article.author.name },
      publisher: { '@type': 'Organization', name: brand.company },
    },
  };
}

interface ArticleBylineProps {
  readonly article: Article;
}

/** Author, date, category, reading time and views of an article, with links to related lists. */
const ArticleByline = observer(function ArticleByline({ article }: ArticleBylineProps) {
  const { author, category, published, views, body } = article;
  return (
    <Line>
      <Way to={blogAddress({ category: category.slug })}>
        <Badge tone="info">{category.title}</Badge>
      </Way>
      <Way to={blogAddress({ author: author.username })}>
        <span>
          By <strong>{author.name}</strong>
        </span>
      </Way>
      <span>{`${String(readingMinutes(body))} min read`}</span>
      {isNew(views) ? (
        <span>{viewsLabel(views)}</span>
      ) : (
        <Fact>
          <Icon name="eye" size={16} colour="currentColor" />
          {`${viewsLabel(views)} views`}
        </Fact>
      )}
      {/* Last, because its text changes on hydration and must not move its neighbours. */}
      <Fact>
        <Icon name="clock" size={16} colour="currentColor" />
        <DateText date={published} />
      </Fact>
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(5)};
  padding-bottom: ${space(3)};
  border-bottom: ${theme.hairline};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  & strong {
    font-weight: 600;
    color: ${theme.colour.text};
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.target};
  min-height: ${theme.target};
  &:hover :is(strong, span) {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
`;

interface RelatedArticlesProps {
  readonly articles: readonly ArticleCard[];
}

/** Related articles; renders nothing without any. */
const RelatedArticles = observer(function RelatedArticles({ articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Section as="section" aria-labelledby="related-articles">
      <SectionHeader id="related-articles" title="Read next" />
      <Grid>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCardLink article={article} />
          </li>
        ))}
      </Grid>
    </Section>
  );
});

const Section = styled(Container)`
  margin-top: ${space(16)};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(6)};
`;

interface ArticlePageProps {
  readonly page: ArticlePageData;
  /** Counts a visitor who has seen the article. */
  readonly countRead: Pick<CountArticleRead, 'execute'>;
}

/** The page of an article. */
const ArticlePage = observer(function ArticlePage({ page, countRead }: ArticlePageProps) {
  const { article, related } = page;
  useScreen(() => ({ start: () => countRead.execute(article.slug) }));
  const outline = articleOutline(article.body);
  return (
    <>
      <article aria-labelledby="article-title">
        <Backdrop>
          <Hero>
            <Picture kind="blog" picture={article.hero} alt="" sizes={`${theme.from.wider} 1080px, 100vw`} priority />
          </Hero>
        </Backdrop>
        <Column $wide={outline.length > 0}>
          <Title id="article-title">{article.title}</Title>
          <Lead>{article.excerpt}</Lead>
          <ArticleByline article={article} />
          <ArticleText html={article.body} outline={outline} />
          {article.tags.length === 0 ? null : (
            <Tags aria-label="Tags">
              {article.tags.map(({ slug, title }) => (
                <li key={slug}>
                  <ChipLink to={blogAddress({ tag: slug })}>{title}</ChipLink>
                </li>
              ))}
            </Tags>
          )}
        </Column>
      </article>
      <RelatedArticles articles={related} />
    </>
  );
});

/** Returns the lazily loaded part of the article route. */
export function articleRoute(countRead: Pick<CountArticleRead, 'execute'>) {
  const Component = observer(function ArticleRoute() {
    const page = useLoaderData<ArticlePageData>();
    return <ArticlePage key={page.article.slug} page={page} countRead={countRead} />;
  });
  return { Component, handle: articleHead } satisfies RouteObject;
}
