import { observer } from 'mobx-react-lite';
import type { FeedbackRating } from '../../domain/notices/feedback';
import { canSendFeedback } from '../../domain/notices/feedback-modal';
import { CountedField } from '../shared/CountedField';
import { About, DialogForm } from './DialogForm';
import type { RequestPhase } from './RequestButton';
import { StarRating } from './StarRating';
import type { OpenFeedback } from './feedback.view-model';
import { useFirstFocus } from './use-first-focus';

interface FeedbackTextProps {
  readonly text: string;
  /** In characters. */
  readonly limit: number;
  readonly placeholder: string;
  readonly readOnly: boolean;
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
}

const FIELD_SIZE = { rows: 5, least: 132, most: '40dvh' } as const;

/** Text field of the feedback form. */
const FeedbackText = observer(function FeedbackText({ text, takesFocus, ...rest }: FeedbackTextProps) {
  const focus = useFirstFocus<HTMLTextAreaElement>();
  return (
    <CountedField
      {...rest}
      label="Your message"
      value={text}
      separator=" / "
      room={FIELD_SIZE}
      element={takesFocus ? focus : undefined}
    />
  );
});

export interface FeedbackFormProps {
  readonly feedback: OpenFeedback;
  readonly phase: RequestPhase;
  /** Id of the title, which labels the modal. */
  readonly titleId: string;
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
  readonly onRate: (rating: FeedbackRating | undefined) => void;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
}

const TEXTS = { initial: 'Send', busy: 'Sending…', success: 'Sent', error: 'Not sent' } as const;

/** Content of the feedback modal: optional stars, a text with a counter, and the result of sending. */
export const FeedbackForm = observer(function FeedbackForm(props: FeedbackFormProps) {
  const { feedback, phase, titleId, takesFocus, onType, onRate, onSubmit, onLeave } = props;
  const { request, text, rating, failure, status } = feedback;
  const sending = status === 'sending';
  return (
    <DialogForm
      title={request.title}
      titleId={titleId}
      failure={failure}
      sending={sending}
      button={{ phase, words: TEXTS, disabled: phase === 'initial' && !canSendFeedback(feedback) }}
      onSubmit={onSubmit}
      onLeave={onLeave}
    >
      {request.subject === request.title ? null : <About>About: {request.subject}</About>}
      {request.withRating ? (
        <StarRating label="Your rating (optional)" value={rating} disabled={sending} onRate={onRate} />
      ) : null}
      <FeedbackText
        text={text}
        limit={request.limit}
        placeholder={request.placeholder}
        readOnly={sending}
        takesFocus={takesFocus}
        onType={onType}
      />
    </DialogForm>
  );
});
