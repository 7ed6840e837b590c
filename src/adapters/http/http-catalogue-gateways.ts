import type * as z from 'zod/mini';
import type { BlogGateway } from '../../application/content/blog-gateway.port';
import type { DeveloperGateway } from '../../application/developers/developer-gateway.port';
import type { TagGateway } from '../../application/games/tag-gateway.port';
import type { HelpGateway } from '../../application/help/help-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { wireAnnouncementCard } from '../../contract/developers.contract';
import type { AnnouncementCard } from '../../domain/content/announcement';
import type { ArticleIndex } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import { sentArticleQuery } from '../../domain/content/article-query';
import type { AnnouncementList, AnnouncementPage, DeveloperPage } from '../../domain/developers/developer';
import type { TagGames, TagQuery } from '../../domain/games/tag-games';
import type { ContactForm } from '../../domain/help/contact-form';
import type { HelpQuestion } from '../../domain/help/help-question';
import type { Result } from '../../domain/shared/result';
import { toArticleCard } from './article.mapper';
import { toGameCard, toGameIndex } from './game.mapper';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';
import { toPagination } from './pagination.mapper';

function toAnnouncementCard(wire: z.output<typeof wireAnnouncementCard>): AnnouncementCard {
  return {
    slug: wire.slug,
    title: wire.title,
    hero: wire.hero ?? undefined,
    excerpt: wire.excerpt,
    date: wire.date,
  };
}

export class HttpDeveloperGateway implements DeveloperGateway {
  constructor(private readonly http: HttpClient) {}

  async page(developer: string, page: number, signal?: CancelSignal): Promise<Result<DeveloperPage, ApiFailure>> {
    const answer = await this.http.send('developerDetails', { params: { developer }, query: { page }, signal });
    return mapOk(answer, ({ developer: wire, followers, games, pagination, announcements }) => ({
      developer: { ...wire, website: wire.website ?? undefined },
      followers,
      games: games.map(toGameCard),
      pagination: toPagination(pagination),
      announcements: announcements.map(toAnnouncementCard),
    }));
  }

  async announcements(
    developer: string,
    page: number,
    signal?: CancelSignal,
  ): Promise<Result<AnnouncementList, ApiFailure>> {
    const answer = await this.http.send('developerAnnouncements', { params: { developer }, query: { page }, signal });
    return mapOk(answer, (wire) => ({
      developer: wire.developer,
      announcements: wire.announcements.map(toAnnouncementCard),
      pagination: toPagination(wire.pagination),
    }));
  }

  async announcement(
    developer: string,
    slug: string,
    signal?: CancelSignal,
  ): Promise<Result<AnnouncementPage, ApiFailure>> {
    const params = { developer, announcement: slug };
    const answer = await this.http.send('developerAnnouncement', { params, signal });
    return mapOk(answer, (wire) => ({
      developer: wire.developer,
      announcement: { ...toAnnouncementCard(wire.announcement), body: wire.announcement.body },
      others: wire.others.map(toAnnouncementCard),
    }));
  }
}

export class HttpBlogGateway implements BlogGateway {
  constructor(private readonly http: HttpClient) {}

  async index(query: ArticleQuery, signal?: CancelSignal): Promise<Result<ArticleIndex, ApiFailure>> {
    const answer = await this.http.send('articleIndex', { query: sentArticleQuery(query), signal });
    return mapOk(answer, ({ articles, categories, filters, pagination }) => ({
      articles: articles.map(toArticleCard),
      categories,
      filters: {
        category: filters.cat ?? undefined,
        author: filters.author ?? undefined,
        tag: filters.tag ?? undefined,
      },
      pagination: toPagination(pagination),
    }));
  }

  async countRead(article: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('articleRead', { params: { article } }), discardValue);
  }
}

export class HttpHelpGateway implements HelpGateway {
  constructor(private readonly http: HttpClient) {}

  async questions(signal?: CancelSignal): Promise<Result<readonly HelpQuestion[], ApiFailure>> {
    return mapOk(await this.http.send('helpQuestions', { signal }), ({ questions }) => questions);
  }

  async send({ subject, email, message }: ContactForm, key: string): Promise<Result<string, ApiFailure>> {
    const answer = await this.http.send('supportMessage', { body: { subject, email, message }, key });
    return mapOk(answer, ({ ticket }) => ticket);
  }
}

export class HttpTagGateway implements TagGateway {
  constructor(private readonly http: HttpClient) {}

  async games(tag: string, { sort, page }: TagQuery, signal?: CancelSignal): Promise<Result<TagGames, ApiFailure>> {
    const answer = await this.http.send('tagGames', { params: { tag }, query: { sort, page }, signal });
    return mapOk(answer, (wire) => ({ ...toGameIndex(wire), tag: wire.tag }));
  }
}
