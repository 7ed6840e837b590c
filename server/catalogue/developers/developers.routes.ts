import type { AnswerOf } from '../../../src/contract/call';
import {
  developerAnnouncement,
  developerAnnouncements,
  developerDetails,
} from '../../../src/contract/developers.contract';
import { httpsHost } from '../../../src/domain/shared/https-host';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { countFollowersOf } from '../../community/follows/developer-follow.repository';
import type { ServerDependencies } from '../../deps';
import { jsonObject } from '../../platform/http/json-text';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { listGamesOfDeveloper } from '../games/developer-games.repository';
import { presentGameCards } from '../games/game-card.presenter';
import { presentPagination } from '../games/pagination.presenter';
import { presentAnnouncementCard } from './announcement.presenter';
import type { AnnouncementRow } from './announcement.repository';
import { countAnnouncements, findAnnouncement, listAnnouncements } from './announcement.repository';
import type { DeveloperRow } from './developer.repository';
import { findDeveloper } from './developer.repository';

type WireDeveloper = AnswerOf<typeof developerDetails>['developer'];
type WireAnnouncement = AnswerOf<typeof developerAnnouncement>;

const isLink = (address: string): boolean => httpsHost(address) !== undefined;

/** Presents the name and logo of an announcement's developer. */
function presentAnnouncer(row: DeveloperRow, urls: PublicUrls): WireAnnouncement['developer'] {
  return { slug: row.slug, name: row.name, logo: urls.static(row.logo) };
}

/** Presents a developer's profile. Links that are not HTTPS addresses are left out. */
function presentDeveloper(row: DeveloperRow, urls: PublicUrls): WireDeveloper {
  return {
    ...presentAnnouncer(row, urls),
    about: row.aboutHtml,
    website: row.website !== null && isLink(row.website) ? row.website : null,
    links: row.links.filter(({ url }) => isLink(url)).map(({ title, url }) => ({ title, url })),
  };
}

function presentAnnouncement(row: AnnouncementRow, urls: PublicUrls): WireAnnouncement['announcement'] {
  return { ...presentAnnouncementCard(row, urls), body: row.bodyHtml };
}

/** Number of announcements on a profile and beside an announcement. */
const BESIDE = 3;

const windowOf = ({ page }: { readonly page: number }) => ({ limit: PAGE_SIZE, offset: pageOffset(page) });

/** Routes of developers and their announcements. */
export function developerRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(
      developerDetails,
      async ({ params, query, tx }) => {
        const developer = await findDeveloper(tx, params.developer);
        if (!developer) return err(refusal.notFound('developer'));
        const [{ cards, total }, news, followers] = await Promise.all([
          listGamesOfDeveloper(tx, developer.id, windowOf(query)),
          listAnnouncements(tx, developer.id, { limit: BESIDE }),
          countFollowersOf(tx, developer.id),
        ]);
        return ok({
          data: jsonObject<AnswerOf<typeof developerDetails>>({
            developer: presentDeveloper(developer, urls),
            followers,
            games: presentGameCards(cards, urls),
            pagination: presentPagination(paginate(total, query.page)),
            announcements: news.map((row) => presentAnnouncementCard(row, urls)),
          }),
        });
      },
      { cache: 'public-short' },
    ),

    route(
      developerAnnouncements,
      async ({ params, query, tx }) => {
        const developer = await findDeveloper(tx, params.developer);
        if (!developer) return err(refusal.notFound('developer'));
        const [rows, total] = await Promise.all([
          listAnnouncements(tx, developer.id, windowOf(query)),
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
