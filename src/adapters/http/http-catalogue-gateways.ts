import type { BlogGateway } from '../../application/content/blog-gateway.port';
import type { DeveloperGateway } from '../../application/developers/developer-gateway.port';
import type { TagGateway } from '../../application/games/tag-gateway.port';
import type { HelpGateway } from '../../application/help/help-gateway.port';
import { sentArticleQuery } from '../../domain/content/article-query';
import { toArticleCard } from './article.mapper';
import type { HttpClient } from './http-client';
import { toPage, toPagination } from './pagination.mapper';

export const httpDeveloperGateway = (http: HttpClient): DeveloperGateway => ({
  page: (developer, page, signal) =>
    http.send('developerDetails', { params: { developer }, query: { page }, signal }, toPage),
  announcements: (developer, page, signal) =>
    http.send('developerAnnouncements', { params: { developer }, query: { page }, signal }, toPage),
  announcement: (developer, slug, signal) =>
    http.send('developerAnnouncement', { params: { developer, announcement: slug }, signal }),
});

export const httpBlogGateway = (http: HttpClient): BlogGateway => ({
  index: (query, signal) =>
    http.send('articleIndex', { query: sentArticleQuery(query), signal }, ({ articles, filters, ...page }) => ({
      articles: articles.map(toArticleCard),
      categories: page.categories,
      filters: { category: filters.cat, author: filters.author, tag: filters.tag },
      pagination: toPagination(page.pagination),
    })),
  countRead: (article) => http.send('articleRead', { params: { article } }),
});

export const httpHelpGateway = (http: HttpClient): HelpGateway => ({
  questions: (signal) => http.send('helpQuestions', { signal }, ({ questions }) => questions),
  send: ({ subject, email, message }, key) =>
    http.send('supportMessage', { body: { subject, email, message }, key }, ({ ticket }) => ticket),
});

export const httpTagGateway = (http: HttpClient): TagGateway => ({
  games: (tag, { sort, page }, signal) =>
    http.send('tagGames', { params: { tag }, query: { sort, page }, signal }, toPage),
});
