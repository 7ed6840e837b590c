import { observer } from 'mobx-react-lite';
import type { Review } from '../../domain/reviews/review';
import type { ReviewAction } from '../../domain/reviews/review-actions.policy';
import { reviewActions } from '../../domain/reviews/review-actions.policy';
import { reactionWords } from '../reactions/reaction.texts';
import { ReactionButton } from '../reactions/ReactionBar';
import { Button } from '../shared/Button';
import { mainContent, rescueFocus } from '../shared/focus';
import { ReportButton } from '../reports/ReportButton';
import { authorName } from './review.texts';
import { Actions } from './review.styles';
import type { ReviewsViewModel } from './reviews.view-model';

export interface ReviewActionsProps {
  readonly reviews: ReviewsViewModel;
  readonly review: Review;
  readonly own: boolean;
}

const VOTES = { like: 'Like this review', dislike: 'Dislike this review' } as const;

/** Moves the focus to the replacement after the pressed button was removed with its review or response. */
async function focusAfter(part: Element | null, selector: string, removal: Promise<void>): Promise<void> {
  await removal;
  rescueFocus(() => part?.querySelector<HTMLElement>(selector) ?? mainContent());
}

/** Actions of a review: edit and delete the own one, vote on others, respond as the developer (spec 2 §4). */
export const ReviewActions = observer(function ReviewActions({ reviews, review, own }: ReviewActionsProps) {
  const button = (action: ReviewAction) => {
    switch (action) {
      case 'edit':
        return (
          <Button
            key={action}
            icon="pencil"
            onClick={() => {
              reviews.form.edit(review);
            }}
          >
            Edit
          </Button>
        );
      case 'delete':
        return (
          <Button
            key={action}
            variant="quiet"
            icon="trash"
            onClick={({ currentTarget }) =>
              void focusAfter(currentTarget.closest('section'), '[data-write]', reviews.remove(review))
            }
          >
            Delete
          </Button>
        );
      case 'like':
      case 'dislike': {
        const votes = reviews.votesOf(review);
        return (
          <ReactionButton
            key={action}
            name={VOTES[action]}
            icon={reactionWords[action].icon}
            reaction={votes.counts[action]}
            onClick={() => {
              votes.click(action);
            }}
          />
        );
      }
      case 'respond':
        return reviews.answers.open === review.id ? null : (
          <Button
            key={action}
            icon="reply"
            data-respond=""
            onClick={() => {
              reviews.answers.begin(review);
            }}
          >
            Respond
          </Button>
        );
      case 'delete-response':
        return (
          <Button
            key={action}
            variant="quiet"
            icon="trash"
            data-respond=""
            onClick={({ currentTarget }) =>
              void focusAfter(currentTarget.closest('article'), '[data-respond]', reviews.removeResponse(review))
            }
          >
            Delete Response
          </Button>
        );
    }
  };
  return (
    <Actions>
      {reviewActions(review, { own, reviewable: reviews.reviewable }).map(button)}
      {own ? null : (
        <ReportButton
          subject={{ kind: 'review', target: review.id, name: `Review by ${authorName(review.author)}` }}
          onReport={reviews.report}
        />
      )}
    </Actions>
  );
});
