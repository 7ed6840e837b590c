import type { RouteObject } from 'react-router-dom';
import { articleHead } from './article.head';
import { ArticlePage } from './ArticlePage';

/** What the article's address shows, fetched when it is first asked for. */
export const articleRoute = { Component: ArticlePage, handle: articleHead } satisfies RouteObject;
