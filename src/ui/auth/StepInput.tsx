import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FieldMessage } from '../shared/FieldMessage';
import { Label } from '../shared/Label';
import { useFocus } from '../shared/focus';
import { focusInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { Box, Input } from './input.styles';

interface RevealButtonProps {
  /** Label of the field. */
  readonly label: string;
  readonly revealed: boolean;
  readonly onReveal: (revealed: boolean) => void;
  readonly className?: string;
}

/** A button that shows or hides a typed password; the caller positions it. */
export const RevealButton = observer(function RevealButton(props: RevealButtonProps) {
  const { label, revealed, onReveal, className } = props;
  return (
    <RevealReveal
      type="button"
      className={className}
      aria-pressed={revealed}
      aria-label={`Show ${label.toLowerCase()}`}
      onClick={() => {
        onReveal(!revealed);
      }}
    >
      {revealed ? 'Hide' : 'Show'}
    </RevealReveal>
  );
});

const RevealReveal = styled.button`
  min-width: 60px;
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  ${focusInside}
`;

/** The field of one wizard step. */
export interface StepField {
  readonly label: string;
  readonly name: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autoComplete: 'username' | 'email' | 'current-password' | 'new-password' | 'one-time-code';
  /** In UTF-16 code units; omitted for passwords, which must not be truncated silently. */
  readonly maxLength?: number;
  readonly inputMode?: 'email';
  readonly placeholder?: string;
}

export interface StepInputProps {
  readonly id: string;
  readonly field: StepField;
  readonly value: string;
  /** Validation error. */
  readonly message: string | undefined;
  readonly busy: boolean;
  readonly last: boolean;
  readonly onType: (value: string) => void;
}

/** The field of one step; it takes the focus when its step opens and after each refusal. */
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
        {type === 'password' ? <Reveal label={label} revealed={revealed} onReveal={setRevealed} /> : null}
      </Box>
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
});

const Reveal = styled(RevealButton)`
  flex: none;
  padding: 0 ${space(3)};
`;
