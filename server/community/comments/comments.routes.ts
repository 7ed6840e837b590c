import * as z from 'zod/mini';
import type { WireProfileComment } from '../../../src/contract/profile-comments.contract';
import {
  profileCommentDelete,
  profileCommentPost,
  profileComments,
} from '../../../src/contract/profile-comments.contract';
import type { CommentAccess } from '../../../src/domain/account/profile';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import {
  checkComment,
  COMMENT_LIMITS,
  canDeleteComment,
  commentAccessFor,
} from '../../../src/domain/community/profile-comment';
import type { TextProblem } from '../../../src/domain/reviews/text-limits';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { avatarPictures } from '../../identity/account/avatar';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { findPlayer } from '../profile/profile.repository';
import { relationOf } from '../profile/relationship.columns';
import type { CommentRow, CommentPlace } from './profile-comment.repository';
import { deleteComment, findComment, insertComment, listComments } from './profile-comment.repository';

const SHAPE = /^(\d{1,15})_([0-9a-f-]{36})$/;
/** The last moment of a JavaScript date, in milliseconds. */
const LATEST = 8.64e15;

/** A place as it stands in an address. */
const writePlace = ({ postedAt, id }: CommentPlace): string => `${String(postedAt.getTime())}_${id}`;

/** The place that an address names; undefined when it names none. */
function readPlace(text: string): CommentPlace | undefined {
  const [, time = '', id = ''] = SHAPE.exec(text) ?? [];
  const at = Number(time);
  if (time === '' || at > LATEST || !z.safeParse(uuid, id).success) return undefined;
  return { postedAt: new Date(at), id };
}

/** A comment as the caller sees it. */
function presentComment(row: CommentRow, callerId: string | undefined, urls: PublicUrls): WireProfileComment {
  const { username, alias } = row;
  return {
    id: row.id,
    author: { username, alias: alias ?? username, avatar: avatarPictures(row, urls) },
    text: row.body,
    date: row.postedAt.toISOString(),
    deletable: canDeleteComment(row, callerId),
  };
}

const TEN_MINUTES = 600;

/** How many come at once. */
const AT_ONCE = 10;

const WORDS: Readonly<Record<TextProblem, string>> = {
  'too-short': 'Please write something first.',
  'too-long': `The comment may have at most ${String(COMMENT_LIMITS.max)} characters.`,
};

const uuid = z.uuid();

/** The profile of this name with how far its comments are open to the caller; nobody where a block stands between the two. */
async function findWall(
  tx: Executor,
  user: string,
  callerId: string | undefined,
): Promise<Result<{ readonly profileId: string; readonly wall: CommentAccess }, Refusal>> {
  const row = couldBeUsername(user) ? await findPlayer(tx, user, callerId) : undefined;
  const relation = row && relationOf(row, callerId);
  if (!row || !relation || relation === 'blocked') return err(refusal.notFound('player'));
  return ok({ profileId: row.id, wall: commentAccessFor(readSettings(row.settings), relation) });
}

/** What players write on each other's profiles. */
export function commentRoutes({ config, urls }: Pick<ServerDependencies, 'config' | 'urls'>): readonly Route[] {
  const limited = (max: number) => ({
    limit: { max: config.production ? max : 600, windowSeconds: TEN_MINUTES, by: 'caller' as const },
  });
  return [
    route(
      profileComments,
      async ({ params, query, caller, tx }) => {
        const callerId = caller.player?.id;
        const found = await findWall(tx, params.user, callerId);
        if (!found.ok) return found;
        const { profileId, wall } = found.value;
        if (wall === 'closed') return err(refusal.forbidden('The comments on this profile are private.'));
        const below = query.after === undefined ? undefined : readPlace(query.after);
        if (query.after !== undefined && below === undefined)
          return err(refusal.validation({ after: ['This names no place.'] }));
        const rows = await listComments(tx, profileId, callerId, { below, limit: AT_ONCE + 1 });
        const shown = rows.slice(0, AT_ONCE);
        const last = rows.length > AT_ONCE ? shown.at(-1) : undefined;
        return ok({
          data: {
            comments: shown.map((row) => presentComment(row, callerId, urls)),
            next: last === undefined ? null : writePlace(last),
          },
        });
      },
      { cache: 'visitors-short' },
    ),

    route(
      profileCommentPost,
      async ({ params, body, caller: { player }, now, tx }) => {
        const found = await findWall(tx, params.user, player.id);
        if (!found.ok) return found;
        const { profileId, wall } = found.value;
        if (wall !== 'write') return err(refusal.forbidden('This player takes no comments from you.'));
        const checked = checkComment(body.text);
        if (!checked.ok) return err(refusal.validation({ text: [WORDS[checked.error]] }));
        const kept = await insertComment(tx, { profileId, authorId: player.id, body: checked.value }, now);
        return ok({ data: presentComment(kept, player.id, urls), message: 'Your comment is posted.' });
      },
      limited(20),
    ),

    route(
      profileCommentDelete,
      async ({ params, caller: { player }, tx }) => {
        const { user, comment: id } = params;
        const named = couldBeUsername(user) && z.safeParse(uuid, id).success;
        const comment = named ? await findComment(tx, user, id) : undefined;
        // A comment on a profile that is closed to its writer by now, also by a block, is still the writer's to delete.
        if (!comment || !canDeleteComment(comment, player.id)) return err(refusal.notFound('comment'));
        await deleteComment(tx, id);
        return ok({ data: null, message: 'The comment is deleted.' });
      },
      limited(60),
    ),
  ];
}
