import { gameAddress } from '../../domain/games/game-address';
import type { Game } from '../../domain/games/game';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { Clipboard } from '../system/clipboard.port';
import type { Sharer } from '../system/sharer.port';

/** Outcome of sharing a game; `offered` when the device's share dialog was shown, whatever the player chose there. */
export type SharedGame = 'offered' | 'copied';

/** Shares a game page with the device's share dialog, or copies its address where no dialog exists. */
export class ShareGame {
  constructor(
    private readonly sharer: Sharer,
    private readonly clipboard: Clipboard,
    private readonly portalOrigin: string,
  ) {}

  /** The error is the address itself, when the device supports neither way. */
  async execute(game: Game, version: string | undefined): Promise<Result<SharedGame, string>> {
    const url = `${this.portalOrigin}${gameAddress(game, version)}`;
    const end = await this.sharer.share({ title: game.title, url });
    if (end !== 'unavailable') return ok('offered');
    return (await this.clipboard.copy(url)) ? ok('copied') : err(url);
  }
}
