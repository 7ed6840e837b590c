import { and, eq, ne } from 'drizzle-orm';
import { tokenCreate, tokenList, tokenRevoke } from '../../../src/contract/console.contract';
import { developerName } from '../../../src/domain/console/new-developer';
import { tokenActions } from '../../../src/domain/console/member-role';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import { hashToken } from '../../identity/auth/session-token';
import { games } from '../../platform/database/schema/games';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { cancelWork, cancelledWorkText } from './accepted-work';
import { recordAudit } from './audit.repository';
import { lockAsMember } from './member.repository';
import { TOKEN_PREFIX } from './resolve-member';
import type { StoredToken } from './token.repository';
import { countTokens, deleteToken, insertToken, listTokens } from './token.repository';

const HOUR = 60 * 60;
const DAY_MS = 24 * HOUR * 1000;
const MAX_TOKENS = 50;
const SECRET_BYTES = 32;

const presentToken = ({ actions, createdAt, expiresAt, usedAt, ...token }: StoredToken) => ({
  ...token,
  actions: [...actions],
  created: createdAt.toISOString(),
  expires: expiresAt.toISOString(),
  used: usedAt?.toISOString() ?? null,
});

/** Routes of a developer's access tokens. */
export function tokenRoutes(deps: ServerDependencies): readonly Route[] {
  const { config, random } = deps;
  const limit = { max: config.production ? 20 : 600, windowSeconds: HOUR, by: 'caller' } as const;
  return [
    route(tokenList, async ({ caller: { member }, now, tx }) => {
      const tokens = await listTokens(tx, member.developerId, now);
      return ok({ data: { tokens: tokens.map(presentToken) } });
    }),

    route(
      tokenCreate,
      async ({ body, caller, now, tx }) => {
        const actor = await lockAsMember(tx, caller.member, 'tokens.change');
        if (!actor.ok) return actor;
        const { developerId, accountId } = actor.value;
        const name = developerName(body.name);
        if (name === '') return err(refusal.validation({ name: ['Please enter a name.'] }));
        const game = body.game ?? null;
        const isForeign = and(eq(games.slug, game ?? ''), ne(games.developerId, developerId));
        if (game !== null && (await tx.$count(games, isForeign)) > 0)
          return err(refusal.validation({ game: ['This game belongs to another developer.'] }));
        const key = (text: string): string => text.normalize('NFKC').toLowerCase();
        // The audit log and accepted work name a token by its name only.
        if ((await listTokens(tx, developerId, now)).some((token) => key(token.name) === key(name)))
          return err(refusal.validation({ name: ['Another access token has this name. Choose another one.'] }));
        if ((await countTokens(tx, developerId, now)) >= MAX_TOKENS)
          return err(
            refusal.conflict(`A developer has at most ${String(MAX_TOKENS)} access tokens. Revoke one first.`),
          );
        const secret = TOKEN_PREFIX + random.bytes(SECRET_BYTES).toString('base64url');
        const token = {
          ...{ name, game, createdAt: now, expiresAt: new Date(now.getTime() + body.days * DAY_MS) },
          actions: tokenActions.filter((action) => body.actions.includes(action)),
        };
        const id = await insertToken(tx, { ...token, developerId, tokenHash: hashToken(secret), createdBy: accountId });
        const scope = game === null ? 'all games' : `the game “${game}”`;
        const until = token.expiresAt.toISOString().slice(0, 10);
        const text = `Created the access token “${name}” (${token.actions.join(', ')}) for ${scope} until ${until}.`;
        await recordAudit(tx, { member: actor.value, event: 'token.create', text, now });
        const createdBy = (await readAddress(tx, accountId))?.username ?? null;
        return ok({
          data: { token: presentToken({ ...token, id, createdBy, usedAt: null }), secret },
          message: 'Access token created. Copy it now: you won’t see it again.',
        });
      },
      { limit, audit: 'token-creation' },
    ),

    route(
      tokenRevoke,
      async ({ params: { id }, caller, now, tx }) => {
        const actor = await lockAsMember(tx, caller.member, 'tokens.change');
        if (!actor.ok) return actor;
        const { developerId } = actor.value;
        const name = await deleteToken(tx, developerId, id);
        if (name === undefined) return err(refusal.notFound('access token'));
        const cancelled = cancelledWorkText(await cancelWork(tx, { developerId, tokenNames: [name], now }));
        const text = `Revoked the access token “${name}”.${cancelled}`;
        await recordAudit(tx, { member: actor.value, event: 'token.revoke', text, now });
        return ok({ data: null, message: `Access token revoked.${cancelled}` });
      },
      { audit: 'token-revocation' },
    ),
  ];
}
