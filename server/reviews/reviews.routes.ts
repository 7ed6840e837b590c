import { gameReviews, reviewDelete, reviewSubmit, reviewUpdate } from '../../src/contract/reviews.contract';
import { isRating } from '../../src/domain/reviews/rating';
import type { ReviewDraft } from '../../src/domain/reviews/review-draft';
import { reviewContent } from '../../src/domain/reviews/review.policy';
import { PAGE_SIZE, pageOffset, paginate } from '../../src/domain/shared/pagination';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { findGameId } from '../games/game.repository';
import { presentPagination } from '../games/pagination.presenter';
import { refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { presentReview } from './review.presenter';
import { refusedReview } from './review.policy';
import { findOwnReview, listReviews, tallyReviews } from './review-list.repository';
import { deleteReview, insertReview, updateReview } from './review.repository';
import { reviewWrites } from './review-limit';

const draftOf = ({ body, rating }: { readonly body: string; readonly rating: number }): ReviewDraft => ({
  body,
  rating: isRating(rating) ? rating : undefined,
});

/** What players say of games. */
export function reviewRoutes({ config, urls }: Pick<ServerDeps, 'config' | 'urls'>): readonly Route[] {
  const writes = reviewWrites(config);
  return [
    route(
      gameReviews,
      async ({ params, query, caller, tx }) => {
        const gameId = await findGameId(tx, params.game);
        if (gameId === undefined) return err(refusal.notFound('game'));
        const callerId = caller.player?.id;
        const [tally, items, own] = await Promise.all([
          tallyReviews(tx, gameId, callerId),
          listReviews(tx, gameId, callerId, { limit: PAGE_SIZE, offset: pageOffset(query.page) }),
          callerId === undefined ? undefined : findOwnReview(tx, gameId, callerId),
        ]);
        return ok({
          data: {
            rating: tally.count === 0 ? null : tally.sum / tally.count,
            pagination: presentPagination(paginate(tally.others, query.page)),
            items: items.map((row) => presentReview(row, urls)),
            current: own ? presentReview(own, urls) : null,
          },
        });
      },
      { cache: 'visitors-short' },
    ),

    route(
      reviewSubmit,
      async ({ params, body, caller, now, tx }) => {
        if (!caller.player) return err(refusedReview('login-required'));
        const checked = reviewContent(draftOf(body), { signedIn: true, reviewed: false, editing: false });
        if (!checked.ok) return err(refusedReview(checked.error));
        const gameId = await findGameId(tx, params.game);
        if (gameId === undefined) return err(refusal.notFound('game'));
        const own = { gameId, accountId: caller.player.id };
        const uuid = await insertReview(tx, own, checked.value, now);
        const kept = uuid === undefined ? undefined : await findOwnReview(tx, gameId, own.accountId);
        if (uuid === undefined || !kept) return err(refusedReview('scroll-down'));
        return ok({ data: { uuid, review: presentReview(kept, urls) }, message: 'Your review has been published.' });
      },
      writes,
    ),

    route(
      reviewUpdate,
      async ({ params, body, caller, now, tx }) => {
        if (!caller.player) return err(refusedReview('login-required'));
        const checked = reviewContent(draftOf(body), { signedIn: true, reviewed: true, editing: true });
        if (!checked.ok) return err(refusedReview(checked.error));
        const gameId = await findGameId(tx, params.game);
        if (gameId === undefined) return err(refusal.notFound('game'));
        const own = { gameId, accountId: caller.player.id };
        const changed = await updateReview(tx, own, params.review, checked.value, now);
        const kept = changed ? await findOwnReview(tx, gameId, own.accountId) : undefined;
        if (!kept) return err(refusal.notFound('review'));
        return ok({ data: { review: presentReview(kept, urls) }, message: 'Your review has been changed.' });
      },
      writes,
    ),

    route(
      reviewDelete,
      async ({ params, caller, tx }) => {
        if (!caller.player) return err(refusal.unauthenticated());
        const gameId = await findGameId(tx, params.game);
        const own = gameId === undefined ? undefined : { gameId, accountId: caller.player.id };
        if (!own || !(await deleteReview(tx, own, params.review))) return err(refusal.notFound('review'));
        return ok({ data: null, message: 'Your review has been permanently removed.' });
      },
      writes,
    ),
  ];
}
