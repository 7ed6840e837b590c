import { observer } from 'mobx-react-lite';
import type { ComponentProps, RefCallback } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { textCounter, tooLongSentence } from '../../domain/shared/text-counter';
import { space, theme } from '../theme/theme';
import { FieldMessage } from './FieldMessage';
import { Label } from './Label';
import { VisuallyHidden } from './VisuallyHidden';
import { field } from './field.styles';
import { cutNotice, truncatedLength, truncatedText } from './truncated-text.machine';

/** Size of a multi-line field. */
export interface TextRoom {
  readonly rows: number;
  /** Minimum height in pixels. */
  readonly least: number;
  /** Maximum height as a CSS length; unlimited by default. */
  readonly most?: string;
}

type Native = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'placeholder' | 'readOnly' | 'dir' | 'enterKeyHint'
>;

export interface CountedFieldProps extends Native {
  readonly label: string;
  readonly value: string;
  /** Maximum number of characters. */
  readonly limit: number;
  /** Separator between length and limit. */
  readonly separator: '/' | ' / ';
  /** Share of the limit at which the counter appears; 0 shows it always. */
  readonly countedFrom?: number;
  /** True if the field may be empty. */
  readonly optional?: boolean;
  /** Multi-line field if given. */
  readonly room?: TextRoom;
  /** Error message. */
  readonly message?: string | undefined;
  readonly element?: RefCallback<HTMLInputElement & HTMLTextAreaElement> | undefined;
  readonly onType: (text: string) => void;
}

/** Text field with a character counter that turns red above the limit (spec 2 §5). */
export const CountedField = observer(function CountedField(props: CountedFieldProps) {
  const {
    label,
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
      <FieldMessage
        id={`${id}-message`}
        text={message ?? cutNotice(value, limit) ?? (over ? tooLongSentence(limit) : undefined)}
      />
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
