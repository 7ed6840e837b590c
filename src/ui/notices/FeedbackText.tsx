import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import { cutNotice, keptLength, keptText } from '../../domain/shared/kept-text';
import { textCounter } from '../../domain/shared/text-counter';
import { FieldMessage } from '../auth/FieldMessage';
import { useFirstFocus } from './use-first-focus';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { field } from './field-look';

export interface FeedbackTextProps {
  readonly text: string;
  /** In characters. */
  readonly limit: number;
  readonly placeholder: string;
  readonly readOnly: boolean;
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
}

/** The text of a feedback with its counter, which turns red above the limit. */
export const FeedbackText = observer(function FeedbackText(props: FeedbackTextProps) {
  const { text, limit, placeholder, readOnly, takesFocus, onType } = props;
  const id = useId();
  const focus = useFirstFocus<HTMLTextAreaElement>();
  const { length, over } = textCounter(text, limit);
  return (
    <div>
      <Label htmlFor={id}>Your message</Label>
      <Area
        {...(takesFocus ? { ref: focus } : {})}
        id={id}
        rows={5}
        value={text}
        placeholder={placeholder}
        readOnly={readOnly}
        required
        maxLength={keptLength(limit)}
        aria-invalid={over}
        aria-describedby={`${id}-cut ${id}-counter`}
        onChange={(event) => {
          onType(keptText(event.currentTarget.value, limit));
        }}
      />
      <FieldMessage id={`${id}-cut`} text={cutNotice(text, limit)} />
      <Counter id={`${id}-counter`} $over={over}>
        {length} / {limit}
        <VisuallyHidden> characters</VisuallyHidden>
      </Counter>
      <VisuallyHidden role="status">
        {over ? `The message is longer than ${String(limit)} characters.` : ''}
      </VisuallyHidden>
    </div>
  );
});

const Label = styled.label`
  display: block;
  margin-bottom: ${space(2)};
  font-weight: 600;
`;

const Area = styled.textarea`
  ${field}
  display: block;
  min-height: 132px;
  max-height: 40dvh;
  padding: ${space(3)} ${space(4)};
  line-height: 1.5;
  resize: vertical;
`;

const Counter = styled.p<{ readonly $over: boolean }>`
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $over }) => ($over ? 600 : 400)};
  text-align: right;
  color: ${({ $over }) => ($over ? theme.colour.danger : theme.colour.textSoft)};
`;
