import type * as z from 'zod/mini';
import type { DeveloperGateway } from '../../application/developers/developer-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { wireAnnouncementCard } from '../../contract/developers.contract';
import type { AnnouncementCard } from '../../domain/content/announcement';
import type { AnnouncementList, AnnouncementPage, DeveloperPage } from '../../domain/developers/developer';
import type { Result } from '../../domain/shared/result';
import { toGameCard } from './game.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
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
