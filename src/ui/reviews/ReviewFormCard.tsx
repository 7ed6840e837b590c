import { observer } from 'mobx-react-lite';
import { REVIEW_LIMITS } from '../../domain/reviews/text-limits';
import { RequestButton } from '../notices/RequestButton';
import { StarRating } from '../notices/StarRating';
import { Button } from '../shared/Button';
import type { ReviewFormViewModel } from './review-form.view-model';
import { Actions, Card, Form } from './review.styles';
import { SignInFirst } from './SignInFirst';
import { useFocusFallback } from './use-focus-fallback';
import { WrittenText } from './WrittenText';

const NEW = { initial: 'Submit', busy: 'Submitting…', success: 'Published', error: 'Not sent' } as const;
const CHANGE = { ...NEW, initial: 'Save changes', busy: 'Saving…', success: 'Saved' } as const;

/** The form of a review: its stars, its text with the counter, and how sending went (spec 2 §4, §5). */
export const ReviewFormCard = observer(function ReviewFormCard({ form }: { readonly form: ReviewFormViewModel }) {
  const { phase, draft, target, led, turns, sent, needsLogin } = form;
  const heir = useFocusFallback<HTMLElement>('[data-own] button, [data-write]');
  const busy = phase === 'submitting' || phase === 'closing';
  return (
    <Card ref={heir}>
      {needsLogin ? <SignInFirst onLogin={form.logIn} /> : null}
      <Form
        noValidate
        aria-label={target === undefined ? 'Your review' : 'Edit your review'}
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
          turn={led === 'rating' ? turns : undefined}
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
          turn={led === 'body' ? turns : undefined}
          onType={form.type}
        />
        <Actions>
          <RequestButton
            type="submit"
            phase={phase === 'submitting' ? 'busy' : sent ? 'success' : 'initial'}
            words={target === undefined ? NEW : CHANGE}
          />
          {/* Disabled while it goes, it would lose the focus that somebody else is to get. */}
          <Button variant="quiet" disabled={phase === 'submitting'} onClick={form.dismiss}>
            Cancel
          </Button>
        </Actions>
      </Form>
    </Card>
  );
});
