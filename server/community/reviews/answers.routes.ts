import { reviewReact, reviewRespond, reviewResponseDelete } from '../../../src/contract/reviews.contract';
import { responseBody } from '../../../src/domain/reviews/response.policy';
import { reviewReactionRefusal } from '../../../src/domain/reviews/review-actions.policy';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { answerEvents, recordAudit } from '../../publishing/console/audit.repository';
import { deleteNotificationsOf, insertNotificationOnce } from '../inbox/notification.repository';
import { reviewAnswered, reviewAnswerKey } from '../inbox/review-notifications';
import { notifyPlayer } from '../inbox/notify-player';
import { deleteResponse, findAnswerable, insertResponse } from './response.repository';
import { reviewVotes, reviewWrites } from './review-limit';
import { refusedResponse } from './review.policy';
import { lockReview, vote } from './review-vote.repository';

/** Routes of votes on reviews and of developers' answers. */
export function reviewAnswerRoutes({
  config,
  realtime,
}: Pick<ServerDependencies, 'config' | 'realtime'>): readonly Route[] {
  const writes = reviewWrites(config);
  return [
    route(
      reviewReact,
      async ({ params, body, caller, now, tx }) => {
        const review = await lockReview(tx, params.game, params.review);
        if (!review) return err(refusal.notFound('review'));
        const own = review.accountId === caller.player.id;
        if (reviewReactionRefusal({ signedIn: true, own }) !== undefined)
          return err(refusal.forbidden('You cannot react to your own review.'));
        const { type: kind, status } = body;
        const given = await vote(tx, params.review, caller.player.id, { kind, status }, now);
        return ok({ data: { retracted: given !== kind } });
      },
      reviewVotes(config),
    ),

    route(
      reviewRespond,
      async (input) => {
        const { params, body, caller, now, tx } = input;
        const { id: accountId } = caller.player;
        const review = await findAnswerable(tx, params.review, accountId);
        if (!review) return err(refusal.notFound('review'));
        const checked = responseBody(body.body, { respondable: review.mayAnswer, response: undefined });
        if (!checked.ok) return err(refusedResponse(checked.error));
        const response = { reviewId: params.review, accountId, body: checked.value, postedAt: now };
        if (!(await insertResponse(tx, response))) return err(refusedResponse('already-responded'));
        const { authorId, developer, developerId, game } = review;
        const member = { developerId, accountId, token: undefined };
        await recordAudit(tx, { member, ...answerEvents.answered(game.slug), now });
        if (authorId !== null && authorId !== accountId) {
          const answered = reviewAnswered({ reviewId: params.review, developer, game, answer: checked.value });
          const notification = await insertNotificationOnce(tx, authorId, answered, now);
          input.afterCommit(() => notifyPlayer(realtime, authorId, { notification }));
        }
        const data = { response: checked.value, responded: now.toISOString() };
        return ok({ data, message: 'Your response has been published.' });
      },
      writes,
    ),

    route(
      reviewResponseDelete,
      async ({ params, caller, now, tx }) => {
        const review = await findAnswerable(tx, params.review, caller.player.id);
        if (!review) return err(refusal.notFound('review'));
        if (!review.mayAnswer) return err(refusedResponse('not-respondable'));
        if (!(await deleteResponse(tx, params.review))) return err(refusal.notFound('response'));
        const member = { developerId: review.developerId, accountId: caller.player.id, token: undefined };
        await recordAudit(tx, { member, ...answerEvents.deleted(review.game.slug), now });
        if (review.authorId !== null)
          await deleteNotificationsOf(tx, [review.authorId], reviewAnswerKey(params.review));
        return ok({ data: null, message: 'Your response has been permanently removed.' });
      },
      writes,
    ),
  ];
}
