import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FieldMessage } from '../shared/FieldMessage';
import { Label } from '../shared/Label';
import { RevealButton } from '../auth/RevealButton';
import { field } from '../shared/field.styles';
import { useFocus } from '../shared/use-focus';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface AccountFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'autoComplete' | 'inputMode' | 'maxLength'
> {
  readonly label: string;
  readonly secret?: boolean;
  readonly value: string;
  /** What one should know before one types. */
  readonly hint?: string;
  /** What is wrong with it. */
  readonly message: string | undefined;
  /** It takes the focus when it comes, and at each refusal. */
  readonly takesFocus?: boolean;
  /** How often something was refused. */
  readonly refusals: number;
  readonly readOnly: boolean;
  readonly onType: (value: string) => void;
}

/** One labelled field; a password can be shown. */
export const AccountField = observer(function AccountField(props: AccountFieldProps) {
  const { label, secret = false, value, hint, message, takesFocus = false, refusals, onType, ...rest } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const focus = useFocus<HTMLInputElement>(refusals);
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Input
          {...rest}
          ref={takesFocus ? focus : undefined}
          id={id}
          type={secret && !revealed ? 'password' : 'text'}
          value={value}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={message !== undefined}
          aria-describedby={hint === undefined ? `${id}-message` : `${id}-hint ${id}-message`}
          $secret={secret}
          onChange={(event) => {
            onType(event.currentTarget.value);
          }}
        />
        {secret ? <Reveal label={label} revealed={revealed} onReveal={setRevealed} /> : null}
      </Box>
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
});

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ readonly $secret: boolean }>`
  ${field}
  height: 52px;
  padding: 0 ${({ $secret }) => ($secret ? space(18) : space(4))} 0 ${space(4)};
`;

const Reveal = styled(RevealButton)`
  position: absolute;
  inset: 2px 2px 2px auto;
  border-radius: ${theme.radius.card};
`;

const Hint = styled.p`
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
