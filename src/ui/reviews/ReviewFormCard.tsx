import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { TextLimits } from '../../domain/reviews/text-limits';
import { REVIEW_LIMITS } from '../../domain/reviews/text-limits';
import { RequestButton } from '../notices/RequestButton';
import { StarRating } from '../notices/StarRating';
import { Button } from '../shared/Button';
import { CountedField } from '../shared/CountedField';
import { Icon } from '../shared/Icon';
import { useFocus, useFocusFallback } from '../shared/focus';
import { space, theme } from '../theme/theme';
import type { ReviewFormViewModel } from './review-form.view-model';
import { Actions, Card, Form } from './review.styles';

interface WrittenTextProps {
  readonly label: string;
  readonly text: string;
  readonly limits: TextLimits;
  readonly placeholder: string;
  readonly readOnly: boolean;
  /** Error message. */
  readonly message?: string | undefined;
  /** Focuses the field each time this number changes. */
  readonly turn: number | undefined;
  readonly onType: (text: string) => void;
}

const FIELD_SIZE = { rows: 4, least: 120, most: '50dvh' } as const;

/** Text field of a review or response (spec 2 §5). */
export const WrittenText = observer(function WrittenText({ text, limits, turn, ...rest }: WrittenTextProps) {
  const focus = useFocus<HTMLTextAreaElement>(turn);
  return (
    <CountedField
      {...rest}
      value={text}
      limit={limits.max}
      separator="/"
      room={FIELD_SIZE}
      dir="auto"
      element={turn === undefined ? undefined : focus}
    />
  );
});

/** Note for visitors that posting a review needs a login. */
const SignInFirst = observer(function SignInFirst({ onLogin }: { readonly onLogin: () => void }) {
  return (
    <Line role="note">
      <Icon name="info" size={20} colour={theme.colour.info} />
      <span>Log in to post your review. We’ll keep your draft while you do.</span>
      <Button onClick={onLogin}>Log in to post</Button>
    </Line>
  );
});

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  max-width: 760px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${theme.radius.card};
  font-size: ${theme.size.sm};
  background: ${theme.colour.raised};
  @media ${theme.below.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    & > button {
      grid-column: 1 / -1;
    }
  }
`;

const NEW = { initial: 'Submit', busy: 'Submitting…', success: 'Published', error: 'Not sent' } as const;
const CHANGE = { ...NEW, initial: 'Save changes', busy: 'Saving…', success: 'Saved' } as const;

/** Form of a review with stars, a text with a counter and the result of sending (spec 2 §4, §5). */
export const ReviewFormCard = observer(function ReviewFormCard({ form }: { readonly form: ReviewFormViewModel }) {
  const { phase, draft, target, focusedField, turns, needsLogin, problem } = form;
  const focusFallback = useFocusFallback<HTMLElement>('[data-own] button, [data-write]');
  const busy = phase === 'submitting' || phase === 'closing';
  return (
    <Card ref={focusFallback}>
      {needsLogin ? <SignInFirst onLogin={form.logIn} /> : null}
      <Form
        noValidate
        aria-label={target === undefined ? 'Write a review' : 'Edit your review'}
        data-exiting={phase === 'closing' ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <StarRating
          label="Your rating"
          value={draft.rating}
          disabled={busy}
          required
          message={problem?.field === 'rating' ? problem.text : undefined}
          turn={focusedField === 'rating' ? turns : undefined}
          onRate={(rating) => {
            if (rating !== undefined) form.rate(rating);
          }}
        />
        <WrittenText
          label="Your review"
          text={draft.body}
          limits={REVIEW_LIMITS}
          placeholder="What did you like? What could be better?"
          readOnly={busy}
          message={problem?.field === 'body' ? problem.text : undefined}
          turn={focusedField === 'body' ? turns : undefined}
          onType={form.type}
        />
        <Actions>
          <RequestButton type="submit" phase={form.buttonPhase} words={target === undefined ? NEW : CHANGE} />
          {/* Stays enabled while the form closes, because disabling would drop the focus too early. */}
          <Button variant="quiet" disabled={phase === 'submitting'} onClick={form.dismiss}>
            Cancel
          </Button>
        </Actions>
      </Form>
    </Card>
  );
});
