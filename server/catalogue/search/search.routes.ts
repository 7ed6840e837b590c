import type { AnswerOf } from '../../../src/contract/call';
import type { WireFoundAnnouncement, WireUserCard } from '../../../src/contract/search.contract';
import { globalSearch } from '../../../src/contract/search.contract';
import type { WirePagination } from '../../../src/contract/wire-values';
import { toSearchQuery } from '../../../src/domain/search/search-query';
import type { SearchType } from '../../../src/domain/search/search-types';
import { searchedTypes } from '../../../src/domain/search/search-types';
import { isPremium } from '../../../src/domain/session/current-user';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { NOBODY } from '../../community/profile/relationship.columns';
import type { ServerDependencies } from '../../deps';
import { avatarPictures } from '../../identity/account/avatar';
import type { JsonOf } from '../../platform/http/json-text';
import { jsonArray, jsonObject } from '../../platform/http/json-text';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { presentArticleCard } from '../content/article.presenter';
import { presentGameCard } from '../games/game-card.presenter';
import { presentAnnouncementCard } from '../developers/announcement.presenter';
import { presentPagination } from '../games/pagination.presenter';
import type { FoundAnnouncementRow } from './announcement-search.repository';
import { searchAnnouncements } from './announcement-search.repository';
import { searchArticles } from './article-search.repository';
import { searchGames } from './game-search.repository';
import type { Listing } from './list-found';
import { listFound } from './list-found';
import { searchQueryMessage } from './search-query.policy';
import type { UserCardRow } from './user-search.repository';
import { searchUsers } from './user-search.repository';

/** Presents the public data of a player: names, picture and premium state. */
function presentUserCard(row: UserCardRow, urls: PublicUrls, now: Date): WireUserCard {
  return {
    username: row.username,
    alias: row.alias,
    avatar: avatarPictures(row, urls),
    premium: isPremium({ premiumUntil: row.premiumUntil?.toISOString() }, now.getTime()),
  };
}

/** Presents an announcement in a list of several developers. */
function presentFoundAnnouncement(row: FoundAnnouncementRow, urls: PublicUrls): WireFoundAnnouncement {
  return {
    ...presentAnnouncementCard(row, urls),
    developer: { slug: row.developer.slug, name: row.developer.name },
  };
}

/** One page of results of a type. */
interface Found<Card> {
  readonly items: Card[];
  readonly more: boolean;
  readonly pagination: WirePagination;
}

/** Maximum number of searches a minute. */
const PER_MINUTE = 120;

/** PostgreSQL cannot store this character. */
const NUL = /\0/g;

/** Route of the portal's search: one statement for each type, in parallel. */
export function searchRoutes({ config, urls }: ServerDependencies): readonly Route[] {
  return [
    route(
      globalSearch,
      async ({ query: asked, caller, now, tx }) => {
        const query = toSearchQuery(asked.query);
        if (!query.ok) return err(refusal.validation({ query: [searchQueryMessage(query.error)] }));
        const types = searchedTypes(asked);
        const text = query.value.replace(NUL, ' ');
        const of = { caller: caller.player?.id ?? NOBODY };
        const window = { limit: PAGE_SIZE, offset: pageOffset(asked.page) };
        const list = async <Row extends { readonly total: number }, Card>(
          type: SearchType,
          listing: Listing<Row>,
          present: (rows: readonly Row[]) => JsonOf<Card[]>,
        ) => {
          if (!types.includes(type)) return null;
          const { rows, total, more } = await listFound(listing, text, window, of);
          const pagination = presentPagination(paginate(total, asked.page));
          return jsonObject<Found<Card>>({ items: present(rows), more, pagination });
        };
        const [games, users, articles, announcements] = await Promise.all([
          list('games', searchGames(tx), (rows) => jsonArray(rows.map(({ card }) => presentGameCard(card, urls)))),
          list('users', searchUsers(tx), (rows) => rows.map((row) => presentUserCard(row, urls, now))),
          list('articles', searchArticles(tx), (rows) => rows.map((row) => presentArticleCard(row, urls))),
          list('announcements', searchAnnouncements(tx), (rows) =>
            rows.map((row) => presentFoundAnnouncement(row, urls)),
          ),
        ]);
        return ok({ data: jsonObject<AnswerOf<typeof globalSearch>>({ games, users, articles, announcements }) });
      },
      {
        cache: 'visitors-short',
        limit: { max: config.production ? PER_MINUTE : 10 * PER_MINUTE, windowSeconds: 60, by: 'caller' },
      },
    ),
  ];
}
