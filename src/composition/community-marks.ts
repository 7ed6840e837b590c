import { HttpFavouriteGateway, HttpFollowGateway } from '../adapters/http/http-community-gateways';
import { FollowDeveloper } from '../application/community/follow-developer.use-case';
import { FollowPlayer } from '../application/community/follow-player.use-case';
import { MarkFavourite } from '../application/community/mark-favourite.use-case';
import type { ApiFailure } from '../application/http/api-failure';
import type { Following } from '../domain/community/following';
import type { Result } from '../domain/shared/result';
import { ok } from '../domain/shared/result';
import type { MarkServices, MarkSnapshot } from '../ui/community/mark.view-model';
import { MarkViewModel } from '../ui/community/mark.view-model';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

async function counted(request: Promise<Result<Following, ApiFailure>>): Promise<Result<MarkSnapshot, ApiFailure>> {
  const answer = await request;
  return answer.ok ? ok({ count: answer.value.followers, mine: answer.value.following }) : answer;
}

async function marked(request: Promise<Result<boolean, ApiFailure>>): Promise<Result<MarkSnapshot, ApiFailure>> {
  const answer = await request;
  return answer.ok ? ok({ count: 0, mine: answer.value }) : answer;
}

/** Creates the follow and favourite buttons. */
export function communityMarks(wiring: Wiring): MarkServices {
  const http = wiring.get(t.http);
  const follows = new HttpFollowGateway(http);
  const favourites = new HttpFavouriteGateway(http);
  const followDeveloper = new FollowDeveloper(follows);
  const followPlayer = new FollowPlayer(follows);
  const markFavourite = new MarkFavourite(favourites);
  const memory = wiring.get(t.pageMemory);
  const dependencies = {
    session: wiring.get(t.sessionState),
    authModal: wiring.get(t.authModalState),
    notices: wiring.get(t.noticesState),
  };
  return {
    followDeveloper: (developer, followers) =>
      new MarkViewModel(
        { count: followers, mine: false },
        {
          ...dependencies,
          about: `following ${developer}`,
          read: () => counted(follows.developer(developer)),
          write: (on) => counted(followDeveloper.execute(developer, on)),
          settled: () => memory.forget(`/arcade/games/developer/${developer}`),
        },
      ),
    followPlayer: (user, now) =>
      new MarkViewModel(now, {
        ...dependencies,
        about: `following @${user}`,
        write: (on) => counted(followPlayer.execute(user, on)),
        settled: () => memory.forget(`/community/user/${user}`),
      }),
    favourite: (game, known) =>
      new MarkViewModel(
        { count: 0, mine: known ?? false },
        {
          ...dependencies,
          about: `favourite ${game}`,
          ...(known === undefined ? { read: () => marked(favourites.isFavourite(game)) } : {}),
          write: (on) => marked(markFavourite.execute(game, on)),
        },
      ),
  };
}
