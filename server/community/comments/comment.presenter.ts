import type { WireProfileComment } from '../../../src/contract/profile-comments.contract';
import { canDeleteComment } from '../../../src/domain/community/profile-comment';
import { avatarPictures } from '../../identity/account/avatar';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { CommentRow } from './profile-comment.repository';

/** A comment as the caller sees it. */
export function presentComment(row: CommentRow, callerId: string | undefined, urls: PublicUrls): WireProfileComment {
  const { username, alias } = row;
  return {
    id: row.id,
    author: { username, alias: alias ?? username, avatar: avatarPictures(row, urls) },
    text: row.body,
    date: row.postedAt.toISOString(),
    deletable: canDeleteComment(row, callerId),
  };
}
