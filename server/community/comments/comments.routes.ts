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
import { tooLongSentence } from '../../../src/domain/shared/text-counter';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { avatarPictures } from '../../identity/account/avatar';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { callerLimit, route } from '../../platform/http/route';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { findPlayer } from '../profile/profile.repository';
import { relationOf } from '../profile/relationship.columns';
import type { CommentRow, CommentCursor } from './profile-comment.repository';
import { deleteComment, findComment, insertComment, listComments } from './profile-comment.repository';

const SHAPE = /^(\d{1,15})_([0-9a-f-]{36})$/;
/** Maximum time of a JavaScript date, in milliseconds. */
const MAX_TIME = 8.64e15;

/** Encodes a cursor for a URL. */
const encodeCursor = ({ postedAt, id }: CommentCursor): string => `${String(postedAt.getTime())}_${id}`;

/** Decodes a cursor. Undefined if it is invalid. */
function decodeCursor(text: string): CommentCursor | undefined {
  const [, time = '', id = ''] = SHAPE.exec(text) ?? [];
  const at = Number(time);
  if (time === '' || at > MAX_TIME || !z.safeParse(uuid, id).success) return undefined;
  return { postedAt: new Date(at), id };
}

/** Presents a comment to the caller. */
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

const COMMENTS_PER_PAGE = 10;

const TEXTS: Readonly<Record<TextProblem, string>> = {
  'too-short': 'Please write something first.',
  'too-long': tooLongSentence(COMMENT_LIMITS.max),
};

const uuid = z.uuid();

/** Finds a profile and the caller's access to its comments. A block makes the profile unknown. */
async function findCommentAccess(
  tx: Executor,
  user: string,
  callerId: string | undefined,
): Promise<Result<{ readonly profileId: string; readonly access: CommentAccess }, Refusal>> {
  const row = couldBeUsername(user) ? await findPlayer(tx, user, callerId) : undefined;
  const relation = row && relationOf(row, callerId);
  if (!row || !relation || relation === 'blocked') return err(refusal.notFound('player'));
  return ok({ profileId: row.id, access: commentAccessFor(readSettings(row.settings), relation) });
}

/** Routes of comments on profiles. */
export function commentRoutes({ config, urls }: Pick<ServerDependencies, 'config' | 'urls'>): readonly Route[] {
  const limited = callerLimit(config.production, TEN_MINUTES);
  return [
    route(
      profileComments,
      async ({ params, query, caller, tx }) => {
        const callerId = caller.player?.id;
        const found = await findCommentAccess(tx, params.user, callerId);
        if (!found.ok) return found;
        const { profileId, access } = found.value;
        if (access === 'closed') return err(refusal.forbidden('The comments on this profile are private.'));
        const below = query.after === undefined ? undefined : decodeCursor(query.after);
        if (query.after !== undefined && below === undefined)
          return err(refusal.validation({ after: ['This cursor is invalid.'] }));
        const rows = await listComments(tx, profileId, callerId, { below, limit: COMMENTS_PER_PAGE + 1 });
        const shown = rows.slice(0, COMMENTS_PER_PAGE);
        const last = rows.length > COMMENTS_PER_PAGE ? shown.at(-1) : undefined;
        return ok({
          data: {
            comments: shown.map((row) => presentComment(row, callerId, urls)),
            next: last === undefined ? null : encodeCursor(last),
          },
        });
      },
      { cache: 'visitors-short' },
    ),

    route(
      profileCommentPost,
      async ({ params, body, caller: { player }, now, tx }) => {
        const found = await findCommentAccess(tx, params.user, player.id);
        if (!found.ok) return found;
        const { profileId, access } = found.value;
        if (access !== 'write') return err(refusal.forbidden('This player doesn’t accept comments from you.'));
        const checked = checkComment(body.text);
        if (!checked.ok) return err(refusal.validation({ text: [TEXTS[checked.error]] }));
        const stored = await insertComment(tx, { profileId, authorId: player.id, body: checked.value }, now);
        return ok({ data: presentComment(stored, player.id, urls), message: 'Comment posted.' });
      },
      limited(20),
    ),

    route(
      profileCommentDelete,
      async ({ params, caller: { player }, tx }) => {
        const { user, comment: id } = params;
        const named = couldBeUsername(user) && z.safeParse(uuid, id).success;
        const comment = named ? await findComment(tx, user, id) : undefined;
        // Writers can delete their comments even if the profile is now private or has blocked them.
        if (!comment || !canDeleteComment(comment, player.id)) return err(refusal.notFound('comment'));
        await deleteComment(tx, id);
        return ok({ data: null, message: 'Comment deleted.' });
      },
      limited(60),
    ),
  ];
}
