import { gameReact } from '../../../src/contract/games.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { findGameId } from './game.repository';
import { giveReaction, takeReactionBack } from './reaction.repository';

/** Routes of reactions to games. */
export function reactionRoutes(): readonly Route[] {
  return [
    route(
      gameReact,
      async ({ params, body, caller, now, tx }) => {
        const gameId = await findGameId(tx, params.game);
        if (gameId === undefined) return err(refusal.notFound('game'));
        const reaction = { gameId, accountId: caller.player.id, kind: body.type };
        await (body.status ? giveReaction(tx, reaction, now) : takeReactionBack(tx, reaction));
        return ok({ data: { retracted: !body.status } });
      },
      { limit: { max: 120, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
