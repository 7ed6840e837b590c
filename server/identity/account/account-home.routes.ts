import { accountHome } from '../../../src/contract/account-pages.contract';
import { ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { presentPicture } from '../../catalogue/games/media.presenter';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentEarned } from '../../community/profile/profile.presenter';
import { listEarned } from '../../community/profile/profile.repository';
import { listOwnTests } from '../../publishing/console/testers.repository';
import { listPlayedGames } from './played-games.repository';

const GAMES_SHOWN = 4;
const BADGES_SHOWN = 3;

/** Route for the account's home page: recently played games and latest achievements. */
export function ownHomeRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(accountHome, async ({ caller, now, tx }) => {
      const { id } = caller.player;
      const [played, earned, tests] = await Promise.all([
        listPlayedGames(tx, id, now, GAMES_SHOWN),
        listEarned(tx, id, BADGES_SHOWN),
        listOwnTests(tx, id, now),
      ]);
      const resume = played.flatMap(({ game, hero, played: at, playing }) =>
        at === null ? [] : [{ game, hero: presentPicture(hero, urls), played: at.toISOString(), playing }],
      );
      const achievements = earned.map((badge) => presentEarned(badge, urls));
      return ok({ data: { resume, achievements, tests: tests.length } });
    }),
  ];
}
