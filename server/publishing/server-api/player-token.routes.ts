import { and, eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { playerToken } from '../../../src/contract/player-token.contract';
import { PLAYER_TOKEN_SECONDS } from '../../../src/domain/server-api/signing-keys';
import { isPremium } from '../../../src/domain/session/current-user';
import { err, ok } from '../../../src/domain/shared/result';
import { reachableGame } from '../../catalogue/games/game-card.columns';
import type { ServerDependencies } from '../../deps';
import { accounts } from '../../platform/database/schema/accounts';
import { games } from '../../platform/database/schema/games';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { hashForDeveloper, pairwiseIdOf } from './pairwise-id.repository';
import { ALGORITHM, signerOf } from './signing-keys';

/** Route of the tokens that identify players to the servers of games. Account and session ids never appear in them. */
export function playerTokenRoutes(deps: Pick<ServerDependencies, 'config' | 'random' | 'urls'>): readonly Route[] {
  return [
    route(
      playerToken,
      async ({ params, caller: { player }, now, tx }) => {
        const [game] = await tx
          .select({ slug: games.slug, developerId: games.developerId })
          .from(games)
          .where(and(eq(games.slug, params.game), reachableGame));
        if (!game) return err(refusal.notFound('game'));
        const [account] = await tx
          .select({ username: accounts.username, alias: accounts.alias, premiumUntil: accounts.premiumUntil })
          .from(accounts)
          .where(eq(accounts.id, player.id));
        if (!account) return err(refusal.unauthenticated());
        const { developerId } = game;
        const subject = await pairwiseIdOf(tx, deps.config, { developerId, accountId: player.id });
        const signer = await signerOf(tx, deps, now);
        const issued = Math.floor(now.getTime() / 1000);
        const token = await new SignJWT({
          name: account.alias ?? account.username,
          premium: isPremium({ premiumUntil: account.premiumUntil?.toISOString() }, now.getTime()),
          sid: hashForDeveloper(deps.config, developerId, `session\n${player.sessionId}`),
        })
          .setProtectedHeader({ alg: ALGORITHM, kid: signer.id, typ: 'JWT' })
          .setIssuer(deps.urls.portalOrigin)
          .setAudience(game.slug)
          .setSubject(subject)
          .setIssuedAt(issued)
          .setExpirationTime(issued + PLAYER_TOKEN_SECONDS)
          .sign(signer.key);
        return ok({ data: { token } });
      },
      { limit: { max: 60, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
