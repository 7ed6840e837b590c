import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { TextLimits } from '../../domain/reviews/text-limits';
import { cutNotice, keptLength, keptText } from '../../domain/shared/kept-text';
import { textCounter } from '../../domain/shared/text-counter';
import { FieldMessage } from '../auth/FieldMessage';
import { field } from '../notices/field-look';
import { useFocus } from '../shared/use-focus';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface WrittenTextProps {
  readonly label: string;
  readonly text: string;
  readonly limits: TextLimits;
  readonly placeholder: string;
  readonly readOnly: boolean;
  /** Takes the focus with each turn. */
  readonly turn: number | undefined;
  readonly onType: (text: string) => void;
}

/** The text of a review or a response with its counter, which turns red above the limit (spec 2 §5). */
export const WrittenText = observer(function WrittenText(props: WrittenTextProps) {
  const { label, text, limits, placeholder, readOnly, turn, onType } = props;
  const id = useId();
  const focus = useFocus<HTMLTextAreaElement>(turn);
  const { length, limit, over } = textCounter(text, limits.max);
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Area
        {...(turn === undefined ? {} : { ref: focus })}
        id={id}
        dir="auto"
        rows={4}
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
        {length}/{limit}
        <VisuallyHidden> characters</VisuallyHidden>
      </Counter>
      <VisuallyHidden role="status">
        {over ? `${label} is longer than ${String(limit)} characters.` : ''}
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
  min-height: 120px;
  max-height: 50dvh;
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
