import { and } from 'drizzle-orm';
import { conversationGet, conversationRead, conversationSend } from '../../../src/contract/conversations.contract';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import type { Relationship } from '../../../src/domain/friends/relationship';
import {
  canIdentify,
  checkMessage,
  CONVERSATION_PAGE_SIZE,
  messageAccessFor,
} from '../../../src/domain/inbox/conversation';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { avatarPictures, UNKNOWN_AVATAR } from '../../identity/account/avatar';
import { UNANSWERED_MESSAGES } from '../../identity/auth/attempts/attempt-rules';
import { countAttempt } from '../../identity/auth/count-attempt';
import type { Executor } from '../../platform/database/executor';
import { messages } from '../../platform/database/schema/inbox';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { playerNotFound, yourself } from '../friends/friend.policy';
import type { RelationshipKey } from '../friends/relationship.repository';
import { findRelationship, lockRelationshipForUpdate } from '../friends/relationship.repository';
import type { PlayerRow } from '../profile/profile.repository';
import { findPlayer } from '../profile/profile.repository';
import { refusedAccess, refusedText, takenId } from './conversation.policy';
import type { ConversationRow } from './conversation.repository';
import { findInConversation, from, hasWritten, insertPlayerMessage, listConversation } from './conversation.repository';
import type { LinkedGames } from './linked-games';
import { findLinkedGames } from './linked-games';
import { notAbove } from './mailbox.repository';
import { markItems, publishConversation } from './mark-items';
import { findRowKey, listMessageRows } from './message-row.repository';
import { notifyPlayer } from './notify-player';

const MINUTE = 60;

/** The other player of a conversation. */
interface Partner {
  readonly pair: RelationshipKey;
  readonly row: PlayerRow;
  readonly relationship: Relationship;
  /** True if the other player has written to the caller. */
  readonly hasWritten: boolean;
}

/** Finds the other player. A block by that player makes the player unknown, unless the caller has blocked too. */
async function findPartner(
  tx: Executor,
  callerId: string,
  user: string,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<Result<Partner, Refusal>> {
  const row = couldBeUsername(user) ? await findPlayer(tx, user, callerId) : undefined;
  if (!row) return err(playerNotFound());
  if (row.isSelf) return err(yourself());
  const pair = { callerId, otherId: row.id };
  if (locked && !(await lockRelationshipForUpdate(tx, pair))) return err(playerNotFound());
  const relationship = await findRelationship(tx, pair);
  if (relationship.shutOut && !relationship.blocked) return err(playerNotFound());
  return ok({ pair, row, relationship, hasWritten: await hasWritten(tx, pair) });
}

const accessTo = ({ row, relationship, hasWritten }: Partner) =>
  messageAccessFor(readSettings(row.settings), relationship, hasWritten);

/** Presents the other player, without alias and picture if the caller may not see them. */
function presentPartner({ row, relationship, hasWritten }: Partner, urls: PublicUrls) {
  const { username } = row;
  return canIdentify(readSettings(row.settings), relationship, hasWritten)
    ? { username, alias: row.alias ?? username, avatar: avatarPictures(row, urls) }
    : { username, alias: username, avatar: avatarPictures(UNKNOWN_AVATAR, urls) };
}

/** Presents a message to one of the two players. */
const presentTo = (
  callerId: string,
  { id, senderId, body, createdAt, readAt }: ConversationRow,
  linkedGames: LinkedGames,
) => ({
  id,
  own: senderId === callerId,
  text: body,
  created: createdAt.toISOString(),
  read: readAt !== null,
  game: linkedGames(body),
});

/** Counts a message to a stranger who has not answered. Returns the refusal above the limit. */
async function countUnanswered(
  tx: Executor,
  { pair, relationship, hasWritten }: Partner,
  now: Date,
): Promise<Refusal | undefined> {
  if (relationship.friendship === 'friends' || hasWritten) return undefined;
  const { name, ...limit } = UNANSWERED_MESSAGES;
  const wait = await countAttempt(tx, { ...limit, key: [name, pair.callerId], now });
  return wait > 0 ? refusal.tooManyRequests(wait) : undefined;
}

/** Stores a message once and returns it with the information if it is new. */
async function storeOnce(
  tx: Executor,
  partner: Partner,
  message: { readonly id: string; readonly text: string },
  now: Date,
): Promise<Result<{ readonly row: ConversationRow; readonly isNew: boolean }, Refusal>> {
  const { pair } = partner;
  const before = await findInConversation(tx, pair, message.id);
  if (before !== undefined)
    return before.senderId === pair.callerId ? ok({ row: before, isNew: false }) : err(takenId());
  const refused = refusedAccess(accessTo(partner)) ?? (await countUnanswered(tx, partner, now));
  if (refused) return err(refused);
  const row = await insertPlayerMessage(tx, pair, message, now);
  return row ? ok({ row, isNew: true }) : err(takenId());
}

/** Routes of the messages between two players. */
export function conversationRoutes({
  config,
  realtime,
  urls,
}: Pick<ServerDependencies, 'config' | 'realtime' | 'urls'>): readonly Route[] {
  // Higher outside production, where many tests share one player.
  const limited = (max: number): RouteOptions => ({
    limit: { max: config.production ? max : 600, windowSeconds: MINUTE, by: 'caller' },
  });
  return [
    route(conversationGet, async ({ params, query, caller: { player }, tx }) => {
      const found = await findPartner(tx, player.id, params.user);
      if (!found.ok) return found;
      const { pair } = found.value;
      const before = query.before === undefined ? undefined : await findInConversation(tx, pair, query.before);
      if (query.before !== undefined && before === undefined) return err(refusal.notFound('message'));
      const rows = await listConversation(tx, pair, { before, limit: CONVERSATION_PAGE_SIZE + 1 });
      const shown = rows.slice(0, CONVERSATION_PAGE_SIZE).reverse();
      const linkedGames = await findLinkedGames(tx, shown, urls.portalOrigin);
      return ok({
        data: {
          person: presentPartner(found.value, urls),
          access: accessTo(found.value),
          messages: shown.map((message) => presentTo(player.id, message, linkedGames)),
          more: rows.length > CONVERSATION_PAGE_SIZE,
        },
      });
    }),

    route(
      conversationSend,
      async (input) => {
        const { params, body, caller, now, tx } = input;
        const { player } = caller;
        const checked = checkMessage(body.text);
        if (!checked.ok) return err(refusedText(checked.error));
        const found = await findPartner(tx, player.id, params.user, { locked: true });
        if (!found.ok) return found;
        const stored = await storeOnce(tx, found.value, { id: body.id, text: checked.value }, now);
        if (!stored.ok) return stored;
        const { row, isNew } = stored.value;
        const { id: otherId, username } = found.value.row;
        const linkedGames = await findLinkedGames(tx, [row], urls.portalOrigin);
        if (isNew) {
          const key = await findRowKey(tx, otherId, player.id);
          const [message] = await listMessageRows(tx, otherId, key ? [key] : []);
          input.afterCommit(() => {
            notifyPlayer(realtime, otherId, { message, linkedGames });
            publishConversation(realtime, player.id, username);
          });
        }
        return ok({ data: presentTo(player.id, row, linkedGames) });
      },
      limited(20),
    ),

    route(
      conversationRead,
      async (input) => {
        const { params, body, caller, tx } = input;
        const found = await findPartner(tx, caller.player.id, params.user);
        if (!found.ok) return found;
        const { pair } = found.value;
        const newest = await findInConversation(tx, pair, body.newest);
        if (!newest) return err(refusal.notFound('message'));
        const which = and(from(pair.otherId, pair.callerId), notAbove(messages, newest));
        await markItems(realtime, input, messages, { which, read: true });
        return ok({ data: null });
      },
      limited(120),
    ),
  ];
}
