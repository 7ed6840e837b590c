import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { useFocus } from '../shared/use-focus';

/** What one step of a wizard asks for. */
export interface StepField {
  readonly label: string;
  readonly name: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autoComplete: 'username' | 'email' | 'current-password' | 'new-password' | 'one-time-code';
  /** In units of a string; left out for passwords, which must not be cut in silence. */
  readonly maxLength?: number;
  readonly inputMode?: 'email';
  readonly placeholder?: string;
}

export interface StepInputProps {
  readonly id: string;
  readonly field: StepField;
  readonly value: string;
  /** What is wrong with the answer. */
  readonly message: string | undefined;
  readonly busy: boolean;
  readonly last: boolean;
  readonly onType: (value: string) => void;
}

/** The field of one step; it takes the focus when its step comes, and again when its answer is refused. */
export const StepInput = observer(function StepInput(props: StepInputProps) {
  const { id, field, value, message, busy, last, onType } = props;
  const { label, type, inputMode, placeholder, ...rest } = field;
  const [revealed, setRevealed] = useState(false);
  const focus = useFocus<HTMLInputElement>(message);
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Box $invalid={message !== undefined}>
        <Input
          {...rest}
          ref={focus}
          id={id}
          type={revealed ? 'text' : type}
          inputMode={inputMode}
          placeholder={placeholder}
          value={value}
          readOnly={busy}
          onChange={(event) => {
            onType(event.currentTarget.value);
          }}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={last ? 'go' : 'next'}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-message`}
        />
        {type === 'password' ? (
          <Reveal
            type="button"
            aria-pressed={revealed}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => {
              setRevealed(!revealed);
            }}
          >
            {revealed ? 'Hide' : 'Show'}
          </Reveal>
        ) : null}
      </Box>
      <Message id={`${id}-message`} aria-live="polite">
        {message}
      </Message>
    </div>
  );
});

const Label = styled.label`
  display: block;
  margin-bottom: ${space(2)};
  font-weight: 600;
`;

const Box = styled.div<{ readonly $invalid: boolean }>`
  display: flex;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.room};
  box-shadow: inset 0 0 0 1px ${({ $invalid }) => ($invalid ? theme.colour.danger : 'rgba(255, 255, 255, 0.22)')};
  &:focus-within {
    box-shadow: inset 0 0 0 2px ${({ $invalid }) => ($invalid ? theme.colour.danger : theme.colour.cyan)};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 52px;
  padding: 0 ${space(4)};
  border: 0;
  border-radius: inherit;
  background: none;
  /* Smaller text makes phones zoom into the field. */
  font-size: 1rem;
  text-overflow: ellipsis;
  &::placeholder {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  &:focus-visible {
    outline: none;
  }
  &:autofill {
    -webkit-text-fill-color: ${theme.colour.text};
    box-shadow: inset 0 0 0 60px ${theme.colour.raised};
  }
`;

const Reveal = styled.button`
  flex: none;
  min-width: 60px;
  padding: 0 ${space(3)};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Message = styled.p`
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.danger};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;
