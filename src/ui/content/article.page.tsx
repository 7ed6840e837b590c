import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { CountArticleRead } from '../../application/content/count-article-read.use-case';
import type { ArticlePage as ArticlePageData } from '../../domain/content/article';
import { articleHead } from './article.head';
import { ArticlePage } from './ArticlePage';

/** What the article's address shows, fetched when it is first asked for. */
export function articleRoute(countRead: Pick<CountArticleRead, 'execute'>) {
  const Component = observer(function ArticleRoute() {
    const page = useLoaderData<ArticlePageData>();
    return <ArticlePage key={page.article.slug} page={page} countRead={countRead} />;
  });
  return { Component, handle: articleHead } satisfies RouteObject;
}
