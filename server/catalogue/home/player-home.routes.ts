import type { AnswerOf } from '../../../src/contract/call';
import type { WireGameCard } from '../../../src/contract/games.contract';
import { playerHome } from '../../../src/contract/player-home.contract';
import { visibleActivity } from '../../../src/domain/account/activity';
import type { FriendPlay } from '../../../src/domain/home/player-home';
import { FRIENDS_PLAYED_WITHIN, gamesOfFriends, ROW_LENGTH } from '../../../src/domain/home/player-home';
import type { Suggestion, Taste } from '../../../src/domain/home/suggestions';
import { commonTags, suggestGames, tasteReasons } from '../../../src/domain/home/suggestions';
import { readSettings } from '../../../src/domain/session/read-settings';
import { ok } from '../../../src/domain/shared/result';
import type { FriendRow } from '../../community/friends/friend-list.repository';
import { listOwnFriends } from '../../community/friends/friend-list.repository';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { JsonText } from '../../platform/http/json-text';
import { jsonArray, jsonObject } from '../../platform/http/json-text';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentGameCard } from '../games/game-card.presenter';
import type { GameActionsRow } from './player-home.repository';
import { findCards, listCandidates, listGameActions, listPlaysOf } from './player-home.repository';

type Answer = AnswerOf<typeof playerHome>;

/** Maximum number of games that suggestions are derived from: the latest ones. */
const MAX_TASTES = 30;
/** Maximum numbers of tags and developers whose games are considered. */
const MAX_TAGS = 12;
const MAX_DEVELOPERS = 8;

/** Lists the plays of friends whose settings show their plays to friends. */
async function playsOfFriends(
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<readonly FriendPlay<FriendRow>[]> {
  const friends = await listOwnFriends(executor, accountId);
  const shown = friends.filter(({ settings }) => visibleActivity(readSettings(settings), 'friend').includes('played'));
  const byId = new Map(shown.map((friend) => [friend.id, friend]));
  const since = new Date(now.getTime() - FRIENDS_PLAYED_WITHIN);
  const plays = await listPlaysOf(executor, accountId, [...byId.keys()], since);
  return plays.flatMap(({ gameId, accountId: player, at }) => {
    const friend = byId.get(player);
    return friend === undefined ? [] : [{ gameId, friend, at: at.getTime() }];
  });
}

/** Suggests games by the games that the player enjoys. */
async function suggest(
  executor: Executor,
  accountId: string,
  done: readonly GameActionsRow[],
): Promise<readonly Suggestion[]> {
  const tastes: Taste[] = done.flatMap(({ id, developerId, tags, played, reactions, rating, favourite }) => {
    const reasons = tasteReasons({ played: played !== null, reactions, rating: rating ?? undefined, favourite });
    return reasons.length === 0 ? [] : [{ id, developerId, tags, reasons }];
  });
  const latest = tastes.slice(0, MAX_TASTES);
  if (latest.length === 0) return [];
  const tags = commonTags(latest, MAX_TAGS);
  const developers = [...new Set(latest.map(({ developerId }) => developerId))].slice(0, MAX_DEVELOPERS);
  return suggestGames(latest, await listCandidates(executor, accountId, tags, developers), ROW_LENGTH);
}

/** Presents the names of a friend. */
const presentName = ({ username, alias }: FriendRow) => ({ username, alias: alias ?? username });

/** Route of a player's rows of the home page, loaded in five statements. */
export function playerHomeRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(playerHome, async ({ caller: { player }, now, tx }) => {
      const [done, plays] = await Promise.all([
        listGameActions(tx, player.id, now),
        playsOfFriends(tx, player.id, now),
      ]);
      const suggestions = await suggest(tx, player.id, done);
      const friends = gamesOfFriends(plays);
      const resumed = done
        .flatMap(({ id, played, playing }) => (played === null ? [] : [{ id, played, playing }]))
        .sort((one, other) => other.played.getTime() - one.played.getTime())
        .slice(0, ROW_LENGTH);
      const ids = [...resumed, ...suggestions].map(({ id }) => id);
      const cards = await findCards(tx, new Set([...ids, ...friends.map(({ gameId }) => gameId)]));
      const byId = new Map(done.map((row) => [row.id, row]));

      /** Returns the entry of a game; none if the game has been unpublished meanwhile. */
      const entry = <T>(id: number, present: (game: JsonText<WireGameCard>) => JsonText<T>): readonly JsonText<T>[] => {
        const card = cards.get(id);
        return card === undefined ? [] : [present(presentGameCard(card, urls))];
      };
      const resume = resumed.flatMap(({ id, played, playing }) =>
        entry(id, (game) => jsonObject<Answer['resume'][number]>({ game, played: played.toISOString(), playing })),
      );
      const ofFriends = friends.flatMap(({ gameId, friends: named, others }) =>
        entry(gameId, (game) =>
          jsonObject<Answer['friends'][number]>({ game, friends: named.map(presentName), others }),
        ),
      );
      const suggested = suggestions.flatMap(({ id, because: { id: source, reason } }) => {
        const known = byId.get(source);
        if (known === undefined) return [];
        const because = { game: { slug: known.slug, title: known.title }, reason };
        return entry(id, (game) => jsonObject<Answer['suggestions'][number]>({ game, because }));
      });
      return ok({
        data: jsonObject<Answer>({
          resume: jsonArray(resume),
          friends: jsonArray(ofFriends),
          suggestions: jsonArray(suggested),
        }),
      });
    }),
  ];
}
