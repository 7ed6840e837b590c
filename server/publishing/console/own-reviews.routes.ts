import type { AnswerOf } from '../../../src/contract/call';
import {
  answerRemove,
  answerWrite,
  developerReview,
  developerReviews,
} from '../../../src/contract/developer-community.contract';
import { answerProblem } from '../../../src/domain/console/own-reviews';
import { paginate } from '../../../src/domain/shared/pagination';
import { plainText } from '../../../src/domain/shared/plain-text';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import {
  changeNotificationOf,
  deleteNotificationsOf,
  insertNotificationOnce,
} from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { reviewAnswered, reviewAnswerKey } from '../../community/inbox/review-notifications';
import { deleteResponse, findAnswerable } from '../../community/reviews/response.repository';
import { storedRating } from '../../community/reviews/review.columns';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { MemberCaller } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { answerEvents, recordAudit } from './audit.repository';
import { findOwnGame, revisionOf } from './game-details.repository';
import { lockAsMember } from './member.repository';
import type { OwnReviewRow } from './own-review.repository';
import { findOwnReview, listOwnReviews, lockReviewRow, storeAnswer } from './own-review.repository';

const LIMITED = { limit: { max: 60, windowSeconds: 60, by: 'caller' } } as const;

const NOT_FOUND = err(refusal.notFound('review'));
const CHANGED = refusal.conflict('Another member has answered this review or changed the answer in the meantime.');
const DELETED = refusal.conflict(
  'Another member has deleted this answer in the meantime. Send your text as a new answer.',
);

type WireOwnReview = AnswerOf<typeof developerReview>['review'];

function presentAnswer({ answer, answeredAt, changedAt, answeredBy }: OwnReviewRow): WireOwnReview['answer'] {
  if (answer === null || !answeredAt) return null;
  const dates = { posted: answeredAt.toISOString(), changed: changedAt.toISOString() };
  return { body: answer, ...dates, by: answeredBy, revision: revisionOf({ answer, ...dates }) };
}

const presentReview = (row: OwnReviewRow): WireOwnReview => ({
  id: row.id,
  rating: storedRating(row.rating),
  body: row.body,
  author: row.author && { username: row.author.username, alias: row.author.alias ?? row.author.username },
  date: { posted: row.postedAt.toISOString(), updated: row.updatedAt.toISOString() },
  answer: presentAnswer(row),
});

/** Locks a review for a change of its answer. Refuses a former member, and a revision that is not the newest. */
async function lockAnswer(
  tx: Executor,
  member: MemberCaller['member'],
  named: { readonly game: string; readonly review: string },
  revision: string | undefined,
): Promise<Result<{ readonly review: OwnReviewRow; readonly accountId: string }, Refusal>> {
  const acting = await lockAsMember(tx, member, 'community.answer');
  if (!acting.ok) return acting;
  const own = { developerId: member.developerId, ...named };
  if (!(await findOwnReview(tx, own))) return NOT_FOUND;
  await lockReviewRow(tx, named.review);
  // The review or its answer may have changed before the lock.
  const found = await findOwnReview(tx, own);
  if (!found) return NOT_FOUND;
  const stored = presentAnswer(found)?.revision;
  if (stored === revision) return ok({ review: found, accountId: acting.value.accountId });
  return err(stored === undefined ? DELETED : CHANGED);
}

/** Routes of a game's reviews and of their answers, for the members of its developer. */
export function ownReviewRoutes({ realtime }: Pick<ServerDependencies, 'realtime'>): readonly Route[] {
  return [
    route(developerReviews, async ({ caller: { member }, params: { game }, query, tx }) => {
      const found = await findOwnGame(tx, { developerId: member.developerId, game, draft: false });
      if (!found) return err(refusal.notFound('game'));
      const { unanswered, stars, page } = query;
      const { rows, total } = await listOwnReviews(tx, found.id, { unanswered, stars }, page);
      const pagination = presentPagination(paginate(total, page));
      return ok({ data: { reviews: rows.map(presentReview), pagination } });
    }),

    route(developerReview, async ({ caller: { member }, params: { game, review }, tx }) => {
      const found = await findOwnReview(tx, { developerId: member.developerId, game, review });
      return found ? ok({ data: { review: presentReview(found) } }) : NOT_FOUND;
    }),

    route(
      answerWrite,
      async (input) => {
        const { body, caller, now, params, tx } = input;
        const { member } = caller;
        const locked = await lockAnswer(tx, member, params, body.revision);
        if (!locked.ok) return locked;
        const { review, accountId } = locked.value;
        const { id: reviewId, authorId } = review;
        const problem = answerProblem(body.body);
        if (problem !== undefined) return err(refusal.validation({ body: [problem] }));
        const answer = plainText(body.body);
        await storeAnswer(tx, { reviewId, accountId, body: answer }, now);
        const isNew = body.revision === undefined;
        const entry = isNew ? answerEvents.answered(params.game) : answerEvents.changed(params.game);
        await recordAudit(tx, { member, ...entry, now });
        const about = await findAnswerable(tx, reviewId, accountId);
        if (about && authorId !== null && authorId !== accountId) {
          const news = reviewAnswered({ reviewId, developer: about.developer, game: about.game, answer });
          if (isNew) {
            const notification = await insertNotificationOnce(tx, authorId, news, now);
            input.afterCommit(() => notifyPlayer(realtime, authorId, { notification }));
          } else await changeNotificationOf(tx, authorId, news);
        }
        const stored = await findOwnReview(tx, { developerId: member.developerId, ...params });
        const written = stored && presentAnswer(stored);
        if (!written) throw new Error(`The answer to the review ${reviewId} was not stored.`);
        return ok({ data: { answer: written } });
      },
      LIMITED,
    ),

    route(
      answerRemove,
      async ({ body, caller: { member }, now, params, tx }) => {
        const locked = await lockAnswer(tx, member, params, body.revision);
        if (!locked.ok) return locked;
        const { id, authorId } = locked.value.review;
        await deleteResponse(tx, id);
        await recordAudit(tx, { member, ...answerEvents.deleted(params.game), now });
        if (authorId !== null) await deleteNotificationsOf(tx, [authorId], reviewAnswerKey(id));
        return ok({ data: null });
      },
      LIMITED,
    ),
  ];
}
