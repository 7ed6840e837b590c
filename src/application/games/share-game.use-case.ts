import { gameAddress } from '../../domain/games/game-address';
import type { Game } from '../../domain/games/game';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { Clipboard } from '../system/clipboard.port';
import type { Sharer } from '../system/sharer.port';

/** What became of a game's address; `offered` when the device's own dialog was shown, whatever the player did there. */
export type SharedGame = 'offered' | 'copied';

/** Hands a game's page on: by the device's own dialog where there is one, and by the clipboard elsewhere. */
export class ShareGame {
  constructor(
    private readonly sharer: Sharer,
    private readonly clipboard: Clipboard,
    private readonly portalOrigin: string,
  ) {}

  /** The error is the address itself, where the device takes it in neither way. */
  async execute(game: Game, version: string | undefined): Promise<Result<SharedGame, string>> {
    const url = `${this.portalOrigin}${gameAddress(game, version)}`;
    const end = await this.sharer.share({ title: game.title, url });
    if (end !== 'unavailable') return ok('offered');
    return (await this.clipboard.copy(url)) ? ok('copied') : err(url);
  }
}
