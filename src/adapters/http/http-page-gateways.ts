import type { ContentGateway } from '../../application/content/content-gateway.port';
import type { GameGateway } from '../../application/games/game-gateway.port';
import type { HomeGateway } from '../../application/home/home-gateway.port';
import { sentGameQuery } from '../../domain/games/game-query';
import { toArticleCard } from './article.mapper';
import { toGamePage } from './game.mapper';
import type { HttpClient } from './http-client';
import { toPage } from './pagination.mapper';

export const httpGameGateway = (http: HttpClient): GameGateway => ({
  index: (query, signal) => http.send('gameIndex', { query: sentGameQuery(query), signal }, toPage),
  page: (slug, signal) => http.send('gameDetails', { params: { game: slug }, signal }, toGamePage),
});

export const httpHomeGateway = (http: HttpClient): HomeGateway => ({
  home: (signal) =>
    http.send('globalHome', { signal }, ({ games, genres, blog }) => ({
      ...games,
      genres,
      articles: blog.recent.map(toArticleCard),
    })),
});

export const httpContentGateway = (http: HttpClient): ContentGateway => ({
  article: (slug, signal) =>
    http.send('articleDetails', { params: { article: slug }, signal }, ({ article, related }) => ({
      article: toArticleCard(article),
      related: related.map(toArticleCard),
    })),
  legalPage: (slug, signal) => http.send('legalPage', { params: { page: slug }, signal }),
  redirect: (path, signal) => http.send('redirectCheck', { body: { route: path }, signal }, ({ to }) => to),
});
