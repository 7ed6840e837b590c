import { observer } from 'mobx-react-lite';
import type { ComponentProps, RefCallback } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { textCounter } from '../../domain/shared/text-counter';
import { cutNotice, truncatedLength, truncatedText } from '../../domain/shared/truncated-text';
import { space, theme } from '../theme/theme';
import { FieldMessage } from './FieldMessage';
import { Label } from './Label';
import { VisuallyHidden } from './VisuallyHidden';
import { field } from './field.styles';

/** How much room a text of more than one line takes. */
export interface TextRoom {
  readonly rows: number;
  /** In pixels. */
  readonly least: number;
  /** A CSS length; it grows without end unless told. */
  readonly most?: string;
}

type Native = Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete' | 'placeholder' | 'readOnly' | 'dir'>;

export interface CountedFieldProps extends Native {
  readonly label: string;
  /** What is said to be too long; the label unless told. */
  readonly subject?: string;
  readonly value: string;
  /** Most characters. */
  readonly limit: number;
  /** Between the length and the limit. */
  readonly separator: '/' | ' / ';
  /** The share of the limit from which on the characters are counted. */
  readonly countedFrom?: number;
  /** It may stay empty. */
  readonly optional?: boolean;
  /** One line without. */
  readonly room?: TextRoom;
  /** What is wrong with it. */
  readonly message?: string | undefined;
  readonly element?: RefCallback<HTMLInputElement & HTMLTextAreaElement> | undefined;
  readonly onType: (text: string) => void;
}

/** A field with its counter, which turns red above the limit (spec 2 §5). */
export const CountedField = observer(function CountedField(props: CountedFieldProps) {
  const {
    label,
    subject = label,
    value,
    limit,
    separator,
    countedFrom = 0,
    optional = false,
    room,
    message,
    element,
    onType,
    ...rest
  } = props;
  const id = useId();
  const { length, over } = textCounter(value, limit);
  const shared = {
    ...rest,
    ...(element === undefined ? {} : { ref: element }),
    id,
    value,
    required: !optional,
    maxLength: truncatedLength(limit),
    'aria-invalid': over || message !== undefined,
    'aria-describedby': `${id}-message ${id}-counter`,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      onType(truncatedText(event.currentTarget.value, limit));
    },
  };
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {room === undefined ? <Line {...shared} /> : <Area {...shared} rows={room.rows} $room={room} />}
      <FieldMessage id={`${id}-message`} text={message ?? cutNotice(value, limit)} />
      <Counter id={`${id}-counter`} $over={over}>
        {length < limit * countedFrom ? null : (
          <>
            {length}
            {separator}
            {limit}
            <VisuallyHidden> characters</VisuallyHidden>
          </>
        )}
      </Counter>
      <VisuallyHidden role="status">
        {over ? `${subject} is longer than ${String(limit)} characters.` : ''}
      </VisuallyHidden>
    </div>
  );
});

const Line = styled.input`
  ${field}
  height: 52px;
  padding: 0 ${space(4)};
`;

const Area = styled.textarea<{ readonly $room: TextRoom }>`
  ${field}
  display: block;
  min-height: ${({ $room }) => $room.least}px;
  max-height: ${({ $room }) => $room.most ?? 'none'};
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
