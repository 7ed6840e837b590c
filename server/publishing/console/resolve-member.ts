import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AnyCall } from '../../../src/contract/call';
import type { DeveloperAction } from '../../../src/domain/console/member-role';
import { mayAct, serverActions } from '../../../src/domain/console/member-role';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { hashToken } from '../../identity/auth/session-token';
import { isNotBanned } from '../../identity/bans/ban.repository';
import type { Executor } from '../../platform/database/executor';
import { developerTokens } from '../../platform/database/schema/console';
import { developerMembers, developers } from '../../platform/database/schema/developers';
import type { Caller, DeveloperCaller, MemberCaller } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';

/** Prefix of the secrets of access tokens, by which scanners for leaked secrets find them. */
export const TOKEN_PREFIX = 'hol_';

interface Asked {
  /** Slug of the developer in the path. */
  readonly developer: string;
  /** Slug of the game in the path or the body. */
  readonly game: string | undefined;
  readonly action: DeveloperAction;
  /** Header `Authorization`. */
  readonly authorization: string | undefined;
  readonly now: Date;
}

/** Refuses a member whose role does not permit an action. */
export const roleRefusal = (): Refusal =>
  refusal.forbidden('Your role does not permit this. Ask an owner of the developer.');

/** Refuses a player who is not a member. The answer is the same for a developer that does not exist, so it reveals nothing. */
export const memberRefusal = (): Refusal => ({
  ...refusal.notFound(),
  message: 'You are not, or no longer, a member of this developer.',
});

const USED_EVERY_MS = 60_000;

async function resolveToken(
  db: Executor,
  secret: string,
  { developer, game, action, now }: Asked,
): Promise<Result<DeveloperCaller, Refusal>> {
  const [found] = await db
    .select({ token: developerTokens, slug: developers.slug })
    .from(developerTokens)
    .innerJoin(developers, eq(developers.id, developerTokens.developerId))
    .where(
      and(
        eq(developerTokens.tokenHash, hashToken(secret)),
        gt(developerTokens.expiresAt, now),
        isNotBanned(db, developerTokens.createdBy),
      ),
    );
  if (!found) return err(refusal.unauthenticated('This access token is not valid. Create another one in the console.'));
  const { token, slug } = found;
  if (slug !== developer) return err(refusal.notFound('developer'));
  if (!token.actions.some((one) => one === action))
    return err(refusal.forbidden(`The access token “${token.name}” does not permit this.`));
  if (token.game !== null && game !== undefined && game !== token.game)
    return err(refusal.forbidden(`The access token “${token.name}” is for the game “${token.game}” only.`));
  const before = new Date(now.getTime() - USED_EVERY_MS);
  if (!token.usedAt || token.usedAt < before)
    await db.update(developerTokens).set({ usedAt: now }).where(eq(developerTokens.id, token.id));
  return ok({
    developerId: token.developerId,
    accountId: undefined,
    role: undefined,
    token: { id: token.id, name: token.name, game: token.game ?? undefined },
  });
}

/** Finds the member or token that a `member` call acts for. 401 without either, 404 for others, 403 if the action is not permitted. */
async function resolveMember(
  db: Executor,
  { player, sessionEnded }: Caller,
  asked: Asked,
): Promise<Result<DeveloperCaller, Refusal>> {
  const secret = /^Bearer (\S{1,128})$/i.exec(asked.authorization ?? '')?.[1];
  if (secret !== undefined) return resolveToken(db, secret, asked);
  if (!player) return err(sessionEnded ? refusal.sessionExpired() : refusal.unauthenticated());
  const [found] = await db
    .select({ developerId: developers.id, role: developerMembers.role })
    .from(developers)
    .innerJoin(developerMembers, eq(developerMembers.developerId, developers.id))
    .where(and(eq(developers.slug, asked.developer), eq(developerMembers.accountId, player.id)));
  if (!found) return err(memberRefusal());
  if (serverActions.some((action) => action === asked.action))
    return err(refusal.forbidden('This call needs an access token. Create one in the console.'));
  if (!mayAct(found.role, asked.action)) return err(roleRefusal());
  return ok({ ...found, accountId: player.id, token: undefined });
}

const developerPath = z.object({ developer: z.string() });
const gameNamed = z.object({ game: z.string() });

interface MemberCall {
  readonly call: Pick<AnyCall, 'access' | 'action'>;
  readonly caller: Caller;
  readonly params: unknown;
  readonly body: unknown;
  readonly authorization: string | undefined;
  readonly now: Date;
}

/** Returns the member or token that a `member` call acts for; throws the refusal of others. */
export async function memberOfCall(
  db: Executor,
  { call, caller, params, body, authorization, now }: MemberCall,
): Promise<Partial<Pick<MemberCaller, 'member'>>> {
  if (call.access !== 'member' || call.action === undefined) return {};
  const { developer } = developerPath.parse(params);
  const game = [params, body].flatMap((part) => gameNamed.safeParse(part).data?.game ?? [])[0];
  const asked = { developer, game, action: call.action, authorization, now };
  const member = await resolveMember(db, caller, asked);
  if (!member.ok) throw new RefusalError(member.error);
  return { member: member.value };
}
