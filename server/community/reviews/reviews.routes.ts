import type { WireReview } from '../../../src/contract/reviews.contract';
import { gameReviews, reviewDelete, reviewSubmit, reviewUpdate } from '../../../src/contract/reviews.contract';
import { isRating } from '../../../src/domain/reviews/rating';
import type { RatingCounts } from '../../../src/domain/reviews/rating-counts';
import { tallyOf } from '../../../src/domain/reviews/rating-counts';
import type { ReviewDraft } from '../../../src/domain/reviews/review-draft';
import type { ReviewQuery } from '../../../src/domain/reviews/review-query';
import { reviewContent } from '../../../src/domain/reviews/review.policy';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { findGameId } from '../../catalogue/games/game.repository';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import { avatarPictures } from '../../identity/account/avatar';
import { deviceClass } from '../../identity/account/device-name';
import { recordGameEvent } from '../../play/sessions/game-event.repository';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteInput } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { noteReview } from '../../publishing/console/review-notices';
import { recordWebhookEvent } from '../../publishing/webhooks/record-event';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { reviewWrites } from './review-limit';
import { countReviews, findOwnReview, listReviews } from './review-list.repository';
import type { ReviewRow } from './review.columns';
import { storedRating } from './review.columns';
import { refusedReview } from './review.policy';
import { deleteReview, insertReview, updateReview } from './review.repository';
import { findReviewedGame } from './reviewed-game.repository';

/** Presents a review to the caller. */
function presentReview(row: ReviewRow, urls: PublicUrls): WireReview {
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
    responded: row.respondedAt?.toISOString() ?? null,
    respondable: row.mayAnswer,
  };
}

const draftOf = ({ body, rating }: { readonly body: string; readonly rating: number }): ReviewDraft => ({
  body,
  rating: isRating(rating) ? rating : undefined,
});

/** Checks a new or an edited review; returns its game, its author and its content. */
async function checkReview(
  { params, body, caller, tx }: Pick<RouteInput<typeof reviewSubmit>, 'params' | 'body' | 'caller' | 'tx'>,
  editing: boolean,
) {
  const { id: accountId } = caller.player;
  const game = await findReviewedGame(tx, params.game, accountId);
  const writer = { signedIn: true, ownGame: game?.isMember === true, reviewed: editing, editing };
  const checked = reviewContent(draftOf(body), writer);
  if (!checked.ok) return err(refusedReview(checked.error));
  if (!game) return err(refusal.notFound('game'));
  return ok({ own: { gameId: game.id, accountId }, content: checked.value });
}

/** Returns the number of requested reviews without the caller's own. */
function countListed(counts: RatingCounts, { stars }: ReviewQuery, own: ReviewRow | undefined): number {
  const count = stars === undefined ? tallyOf(counts).count : counts[stars];
  return own !== undefined && (stars === undefined || own.rating === stars)
    ? // The first review may have been stored after the counts were read.
      Math.max(0, count - 1)
    : count;
}

/** Routes of reviews. */
export function reviewRoutes({
  config,
  jobs,
  urls,
}: Pick<ServerDependencies, 'config' | 'jobs' | 'urls'>): readonly Route[] {
  const writes = reviewWrites(config);
  return [
    route(
      gameReviews,
      async ({ params, query, caller, tx }) => {
        const callerId = caller.player?.id;
        const game = await findReviewedGame(tx, params.game, callerId);
        if (!game) return err(refusal.notFound('game'));
        const { id: gameId, isMember } = game;
        const wanted = { ...query, stars: query.stars };
        const [counts, own] = await Promise.all([
          countReviews(tx, gameId),
          callerId === undefined ? undefined : findOwnReview(tx, gameId, callerId),
        ]);
        const items = await listReviews(tx, gameId, callerId, wanted, own?.id);
        const tally = tallyOf(counts);
        return ok({
          data: {
            rating: tally.count === 0 ? null : tally.sum / tally.count,
            rating_counts: counts,
            pagination: presentPagination(paginate(countListed(counts, wanted, own), query.page)),
            items: items.map((row) => presentReview(row, urls)),
            reviewable: !isMember,
            current: own ? presentReview(own, urls) : null,
          },
        });
      },
      { cache: 'visitors-short' },
    ),

    route(
      reviewSubmit,
      async (input) => {
        const { caller, now, tx } = input;
        const checked = await checkReview(input, false);
        if (!checked.ok) return checked;
        const { own, content } = checked.value;
        const uuid = await insertReview(tx, own, content, now);
        const stored = uuid === undefined ? undefined : await findOwnReview(tx, own.gameId, own.accountId);
        if (uuid === undefined || !stored) return err(refusedReview('scroll-down'));
        const device = deviceClass(caller.userAgent);
        await recordGameEvent(tx, { gameId: own.gameId, kind: 'review', device }, now);
        await noteReview(tx, own.gameId, now);
        input.afterCommit(() => jobs.wake('review-notices'));
        const event = { ...own, type: 'review.created', data: { review: uuid, rating: content.rating } } as const;
        await recordWebhookEvent(tx, config, event, now);
        return ok({ data: { uuid, review: presentReview(stored, urls) }, message: 'Your review has been published.' });
      },
      writes,
    ),

    route(
      reviewUpdate,
      async (input) => {
        const { params, now, tx } = input;
        const checked = await checkReview(input, true);
        if (!checked.ok) return checked;
        const { own, content } = checked.value;
        const changed = await updateReview(tx, own, params.review, content, now);
        const stored = changed ? await findOwnReview(tx, own.gameId, own.accountId) : undefined;
        if (!stored) return err(refusal.notFound('review'));
        return ok({ data: { review: presentReview(stored, urls) }, message: 'Your review has been updated.' });
      },
      writes,
    ),

    route(
      reviewDelete,
      async ({ params, caller, tx }) => {
        const gameId = await findGameId(tx, params.game);
        const own = gameId === undefined ? undefined : { gameId, accountId: caller.player.id };
        if (!own || !(await deleteReview(tx, own, params.review))) return err(refusal.notFound('review'));
        return ok({ data: null, message: 'Your review has been permanently removed.' });
      },
      writes,
    ),
  ];
}
