import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useCallback, useId } from 'react';
import { styled } from 'styled-components';
import { cutNotice, keptLength, keptText } from '../../domain/shared/kept-text';
import { textCounter } from '../../domain/shared/text-counter';
import { Label } from '../auth/input-look';
import { FieldMessage } from '../auth/FieldMessage';
import { field } from '../notices/field-look';
import { useFocus } from '../shared/use-focus';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface ContactFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete'> {
  readonly label: string;
  readonly value: string;
  /** Most characters; they are counted for the reader where few are left. */
  readonly limit: number;
  /** Takes more than one line. */
  readonly long?: boolean;
  readonly message: string | undefined;
  /** Takes the focus with each turn. */
  readonly turn: number | undefined;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
}

/** The share of the limit from which on the counter stands below a field. */
const NEAR = 0.8;

/** A field of the contact form, with what is wrong about it and how much room is left. */
export const ContactField = observer(function ContactField(props: ContactFieldProps) {
  const { label, value, limit, long = false, message, turn, onType, ...rest } = props;
  const id = useId();
  const focus = useFocus<HTMLInputElement & HTMLTextAreaElement>(turn);
  // What was written before the page came alive is not lost.
  const adopt = useCallback(
    (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (element !== null && element.value !== '') onType(keptText(element.value, limit));
    },
    [onType, limit],
  );
  const { length, over } = textCounter(value, limit);
  const shared = {
    ...rest,
    id,
    ref: turn === undefined ? adopt : focus,
    value,
    dir: 'auto',
    required: true,
    maxLength: keptLength(limit),
    'aria-invalid': over || message !== undefined,
    'aria-describedby': `${id}-message ${id}-counter`,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      onType(keptText(event.currentTarget.value, limit));
    },
  };
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {long ? <Area {...shared} rows={8} /> : <Input {...shared} />}
      <FieldMessage id={`${id}-message`} text={message ?? cutNotice(value, limit)} />
      <Counter id={`${id}-counter`} $over={over}>
        {length < limit * NEAR ? null : (
          <>
            {length} / {limit}
            <VisuallyHidden> characters</VisuallyHidden>
          </>
        )}
      </Counter>
      <VisuallyHidden role="status">
        {over ? `${label} is longer than ${String(limit)} characters.` : ''}
      </VisuallyHidden>
    </div>
  );
});

const Input = styled.input`
  ${field}
  height: 52px;
  padding: 0 ${space(4)};
`;

const Area = styled.textarea`
  ${field}
  display: block;
  min-height: 180px;
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
  &:empty {
    display: none;
  }
`;
