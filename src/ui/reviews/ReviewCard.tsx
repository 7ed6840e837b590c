import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Review } from '../../domain/reviews/review';
import { isChangedAfterResponse } from '../../domain/reviews/response.policy';
import { RESPONSE_LIMITS } from '../../domain/reviews/text-limits';
import { RequestButton } from '../notices/RequestButton';
import { profileAddress } from '../profile/profile-address';
import { Avatar } from '../session/Avatar';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { useFocusFallback } from '../shared/focus';
import { space, theme } from '../theme/theme';
import { ReviewActions } from './ReviewActions';
import { WrittenText } from './ReviewFormCard';
import { Stars } from './Stars';
import type { ResponseFormViewModel } from './response-form.view-model';
import { Answer, Card, Written, Actions, Form } from './review.styles';
import { authorName } from './review.texts';
import type { ReviewsViewModel } from './reviews.view-model';

interface ResponseFormProps {
  readonly review: Review;
  readonly answers: ResponseFormViewModel;
}

const TEXTS = { initial: 'Send response', busy: 'Sending…', success: 'Sent', error: 'Not sent' } as const;

/** Form for a developer's response to a review. */
const ResponseForm = observer(function ResponseForm({ review, answers }: ResponseFormProps) {
  const { body, sending, turns, buttonPhase } = answers;
  const focusFallback = useFocusFallback<HTMLFormElement>('[data-respond]', 'article');
  return (
    <Form
      ref={focusFallback}
      noValidate
      aria-label="Your response"
      onSubmit={(event) => {
        event.preventDefault();
        void answers.submit(review);
      }}
    >
      <WrittenText
        label="Your response"
        text={body}
        limits={RESPONSE_LIMITS}
        placeholder="Reply on behalf of your team. Your response is public."
        readOnly={sending}
        turn={turns}
        onType={answers.type}
      />
      <Actions>
        <RequestButton type="submit" phase={buttonPhase} words={TEXTS} />
        <Button variant="quiet" disabled={sending} onClick={answers.dismiss}>
          Cancel
        </Button>
      </Actions>
    </Form>
  );
});

interface DeveloperResponseProps {
  readonly reviews: ReviewsViewModel;
  readonly review: Review;
  readonly developer: string;
}

/** Response of the developer, or the form for it. */
const DeveloperResponse = observer(function DeveloperResponse(props: DeveloperResponseProps) {
  const { reviews, review, developer } = props;
  const { response, responded, id } = review;
  if (response !== undefined)
    return (
      <Answer>
        <h4>Answer from {developer}</h4>
        <Written dir="auto">{response}</Written>
        {responded === undefined ? null : (
          <Facts>
            <DateText date={responded} flows />
            {isChangedAfterResponse(review) ? <Edited>The review was changed after this answer</Edited> : null}
          </Facts>
        )}
      </Answer>
    );
  return reviews.answers.open === id ? <ResponseForm review={review} answers={reviews.answers} /> : null;
});

export interface ReviewCardProps {
  readonly reviews: ReviewsViewModel;
  readonly review: Review;
  /** True for the player's own review. */
  readonly own: boolean;
  /** Name of the game's developer. */
  readonly developer: string;
}

/** Card of a review with author, stars, text and actions (spec 2 §4). */
export const ReviewCard = observer(function ReviewCard({ reviews, review, own, developer }: ReviewCardProps) {
  const id = useId();
  const { author, body, date, rating } = review;
  const card = useFocusOnTurn(reviews.turns);
  const name = authorName(author);
  return (
    <Card aria-labelledby={id} {...(own ? { ref: card, tabIndex: -1, 'data-own': '' } : {})}>
      <Head>
        <Avatar picture={author?.avatar.sm ?? ''} premium={false} size={44} />
        <div>
          <Name id={id}>
            {author === undefined ? name : <Link to={profileAddress(author.username)}>{name}</Link>}
            {own ? <Own>Your review</Own> : null}
          </Name>
          <Facts>
            <Stars rating={rating} />
            <DateText date={date.posted} flows />
            {date.updated === date.posted ? null : <Edited>edited</Edited>}
          </Facts>
        </div>
      </Head>
      <Written dir="auto">{body}</Written>
      <ReviewActions reviews={reviews} review={review} own={own} />
      <DeveloperResponse reviews={reviews} review={review} developer={developer} />
    </Card>
  );
});

/** Returns a ref that is focused whenever `turn` changes, but not on mount. */
function useFocusOnTurn(turn: number): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const before = useRef(turn);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    element.current?.focus();
  }, [turn]);
  return element;
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  font-size: ${theme.size.md};
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    min-width: ${theme.target};
    margin-block: -${space(2)};
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Own = styled.span`
  padding: 2px ${space(2)};
  border-radius: ${theme.radius.pill};
  font-family: ${theme.font.text};
  font-size: ${theme.size.xs};
  font-weight: 600;
  background: ${theme.colour.raised};
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Edited = styled.span`
  &::before {
    content: '· ';
  }
`;
