import type { WireReview } from '../../../src/contract/reviews.contract';
import { avatarPictures } from '../../identity/account/avatar';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ReviewRow } from './review.columns';
import { storedRating } from './review.columns';

/** A review as one caller sees it. */
export function presentReview(row: ReviewRow, urls: PublicUrls): WireReview {
  const { author, vote } = row;
  return {
    uuid: row.id,
    rating: storedRating(row.rating),
    body: row.body,
    author: author && {
      alias: author.alias ?? author.username,
      username: author.username,
      avatar: { sm: avatarPictures(author, urls).sm },
    },
    reactions: {
      like: { count: row.likes, mine: vote === 'like' },
      dislike: { count: row.dislikes, mine: vote === 'dislike' },
    },
    date: { posted: row.postedAt.toISOString(), updated: row.updatedAt.toISOString() },
    response: row.response,
    respondable: row.isMember,
  };
}
