import { observer } from 'mobx-react-lite';
import { CountedField } from '../shared/CountedField';
import { useFirstFocus } from './use-first-focus';

export interface FeedbackTextProps {
  readonly text: string;
  /** In characters. */
  readonly limit: number;
  readonly placeholder: string;
  readonly readOnly: boolean;
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
}

const ROOM = { rows: 5, least: 132, most: '40dvh' } as const;

/** The text of a feedback. */
export const FeedbackText = observer(function FeedbackText({ text, takesFocus, ...rest }: FeedbackTextProps) {
  const focus = useFirstFocus<HTMLTextAreaElement>();
  return (
    <CountedField
      {...rest}
      label="Your message"
      subject="The message"
      value={text}
      separator=" / "
      room={ROOM}
      element={takesFocus ? focus : undefined}
    />
  );
});
