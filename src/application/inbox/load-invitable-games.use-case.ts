import type { InvitableGame } from '../../domain/inbox/invitation';
import { invitableGames } from '../../domain/inbox/invitation';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { FavouriteGateway } from '../community/favourite-gateway.port';
import type { PlayerHomeGateway } from '../home/player-home-gateway.port';
import type { ApiFailure } from '../http/api-failure';

/** Loads the games to which the player can invite others. */
export class LoadInvitableGames {
  constructor(
    private readonly home: PlayerHomeGateway,
    private readonly favourites: Pick<FavouriteGateway, 'list'>,
  ) {}

  async execute(): Promise<Result<readonly InvitableGame[], ApiFailure>> {
    const [home, favourites] = await Promise.all([this.home.rows(), this.favourites.list(1)]);
    if (!home.ok) return home;
    return favourites.ok ? ok(invitableGames(home.value.resume, favourites.value.games)) : favourites;
  }
}
