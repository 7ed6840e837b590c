import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { OwnReview } from '../../domain/console/own-reviews';
import { isChangedAfterResponse } from '../../domain/reviews/response.policy';
import { ANSWER_LIMITS } from '../../domain/reviews/text-limits';
import { Form, Soft } from '../account/account.styles';
import { Stars } from '../reviews/Stars';
import { Answer, Written } from '../reviews/review.styles';
import { Button } from '../shared/Button';
import { CountedField } from '../shared/CountedField';
import { DateText } from '../shared/DateText';
import { useFocus, useFocusFallback } from '../shared/focus';
import { onePress } from '../shared/one-press';
import { space, theme } from '../theme/theme';
import type { CommunityViewModel } from './community.view-model';
import { Card, RowActions, TextLink } from './console.styles';
import { authorName } from './console.texts';

interface ReviewProps {
  readonly community: CommunityViewModel;
  readonly review: OwnReview;
  readonly mayAnswer: boolean;
  /** Reviews on the game's page in the portal. */
  readonly page: string;
}

const AnswerForm = observer(function AnswerForm({ community, review }: Omit<ReviewProps, 'mayAnswer' | 'page'>) {
  const focusFallback = useFocusFallback<HTMLFormElement>('[data-answer]', 'li');
  const focus = useFocus<HTMLTextAreaElement>(undefined);
  const isSending = community.sending === review.id;
  return (
    <Form
      ref={focusFallback}
      noValidate
      aria-label={`Answer to ${authorName(review)}`}
      onSubmit={(event) => {
        event.preventDefault();
        void community.send(review);
      }}
    >
      <CountedField
        label="Your answer"
        value={community.draftOf(review) ?? ''}
        element={community.isUntouched(review) ? focus : undefined}
        limit={ANSWER_LIMITS.max}
        separator=" / "
        room={{ rows: 4, least: 120, most: '50dvh' }}
        placeholder="Answer for your team. Everyone can read your answer."
        dir="auto"
        readOnly={isSending}
        message={community.problemOf(review)}
        onType={(text) => {
          community.type(review, text);
        }}
      />
      <RowActions>
        <Button type="submit" variant="primary" icon="reply" busy={isSending}>
          {review.answer === undefined ? 'Send answer' : 'Save answer'}
        </Button>
        <Button
          variant="quiet"
          disabled={isSending}
          onClick={() => {
            community.cancel(review);
          }}
        >
          Cancel
        </Button>
      </RowActions>
    </Form>
  );
});

const StoredAnswer = observer(function StoredAnswer({ review }: Pick<ReviewProps, 'review'>) {
  const { answer, date } = review;
  if (answer === undefined) return null;
  const { body, by, posted, changed } = answer;
  return (
    <Answer>
      <h3>Your team’s answer</h3>
      <Written dir="auto">{body}</Written>
      <Soft>
        {by ?? 'Deleted account'} · <DateText date={changed} flows />
        {changed === posted ? null : ' · edited'}
        {isChangedAfterResponse({ date, responded: changed }) ? ' · The review was changed after this answer' : null}
      </Soft>
    </Answer>
  );
});

/** A review with its answer and the form of the answer. */
export const OwnReviewCard = observer(function OwnReviewCard({ community, review, mayAnswer, page }: ReviewProps) {
  const { answer, body, date, rating } = review;
  const isOpen = community.draftOf(review) !== undefined;
  return (
    <Card as="li">
      <div>
        <h2>{authorName(review)}</h2>
        <Facts>
          <Stars rating={rating} />
          <DateText date={date.posted} flows />
          {date.updated === date.posted ? null : '· edited'}
        </Facts>
      </div>
      <Written dir="auto">{body}</Written>
      <StoredAnswer review={review} />
      {mayAnswer && isOpen ? <AnswerForm community={community} review={review} /> : null}
      <RowActions>
        {mayAnswer && !isOpen ? (
          <Button
            icon={answer === undefined ? 'reply' : 'pencil'}
            data-answer=""
            onClick={() => {
              community.write(review);
            }}
          >
            {answer === undefined ? 'Answer' : 'Edit answer'}
          </Button>
        ) : null}
        {mayAnswer && answer !== undefined && !isOpen ? (
          <Button variant="quiet" icon="trash" {...onePress(() => void community.remove(review))}>
            Delete answer
          </Button>
        ) : null}
        <TextLink href={page} target="_blank" rel="noopener noreferrer">
          See or report the review on the game page
        </TextLink>
      </RowActions>
    </Card>
  );
});

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-top: ${space(1)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
