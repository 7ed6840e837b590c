import { observer } from 'mobx-react-lite';
import type { Review } from '../../domain/reviews/review';
import { RESPONSE_LIMITS } from '../../domain/reviews/text-limits';
import { RequestButton } from '../notices/RequestButton';
import { Button } from '../shared/Button';
import type { ResponseFormViewModel } from './response-form.view-model';
import { Actions, Form } from './review.styles';
import { useFocusFallback } from './use-focus-fallback';
import { WrittenText } from './WrittenText';

export interface ResponseFormProps {
  readonly review: Review;
  readonly answers: ResponseFormViewModel;
}

const WORDS = { initial: 'Send response', busy: 'Sending…', success: 'Sent', error: 'Not sent' } as const;

/** The form in which a developer answers a review. */
export const ResponseForm = observer(function ResponseForm({ review, answers }: ResponseFormProps) {
  const { body, sending, turns } = answers;
  const heir = useFocusFallback<HTMLFormElement>('[data-respond]', 'article');
  return (
    <Form
      ref={heir}
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
        placeholder="Answer for your team. Everybody can read it."
        readOnly={sending}
        turn={turns}
        onType={answers.type}
      />
      <Actions>
        <RequestButton type="submit" phase={sending ? 'busy' : 'initial'} words={WORDS} />
        <Button variant="quiet" disabled={sending} onClick={answers.dismiss}>
          Cancel
        </Button>
      </Actions>
    </Form>
  );
});
