import {
  developerAnnouncement,
  developerAnnouncements,
  developerDetails,
} from '../../../src/contract/developers.contract';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { countFollowersOf } from '../../community/follows/developer-follow.repository';
import { listGamesOfDeveloper } from '../games/developer-games.repository';
import { presentGameCard } from '../games/game-card.presenter';
import { presentPagination } from '../games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { countAnnouncements, findAnnouncement, listAnnouncements } from './announcement.repository';
import {
  presentAnnouncement,
  presentAnnouncementCard,
  presentAnnouncer,
  presentDeveloper,
} from './developer.presenter';
import { findDeveloper } from './developer.repository';

/** How many announcements stand on a profile and beside an announcement. */
const BESIDE = 3;

/** Developers and what they announce. */
export function developerRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(
      developerDetails,
      async ({ params, query, tx }) => {
        const developer = await findDeveloper(tx, params.developer);
        if (!developer) return err(refusal.notFound('developer'));
        const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
        const [{ rows, total }, news, followers] = await Promise.all([
          listGamesOfDeveloper(tx, developer.id, window),
          listAnnouncements(tx, developer.id, { limit: BESIDE }),
          countFollowersOf(tx, developer.id),
        ]);
        return ok({
          data: {
            developer: presentDeveloper(developer, urls),
            followers,
            games: rows.map((row) => presentGameCard(row, urls)),
            pagination: presentPagination(paginate(total, query.page)),
            announcements: news.map((row) => presentAnnouncementCard(row, urls)),
          },
        });
      },
      { cache: 'public-short' },
    ),

    route(
      developerAnnouncements,
      async ({ params, query, tx }) => {
        const developer = await findDeveloper(tx, params.developer);
        if (!developer) return err(refusal.notFound('developer'));
        const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
        const [rows, total] = await Promise.all([
          listAnnouncements(tx, developer.id, window),
          countAnnouncements(tx, developer.id),
        ]);
        return ok({
          data: {
            developer: presentAnnouncer(developer, urls),
            announcements: rows.map((row) => presentAnnouncementCard(row, urls)),
            pagination: presentPagination(paginate(total, query.page)),
          },
        });
      },
      { cache: 'public-short' },
    ),

    route(
      developerAnnouncement,
      async ({ params, tx }) => {
        const developer = await findDeveloper(tx, params.developer);
        const announcement = developer && (await findAnnouncement(tx, developer.id, params.announcement));
        if (!announcement) return err(refusal.notFound('announcement'));
        const others = await listAnnouncements(tx, developer.id, { limit: BESIDE, except: announcement.id });
        return ok({
          data: {
            developer: presentAnnouncer(developer, urls),
            announcement: presentAnnouncement(announcement, urls),
            others: others.map((row) => presentAnnouncementCard(row, urls)),
          },
        });
      },
      { cache: 'public-short' },
    ),
  ];
}
