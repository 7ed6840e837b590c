import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { RequiredProof } from '../../domain/account/security-overview';
import { RevealButton } from '../auth/StepInput';
import { FieldMessage } from '../shared/FieldMessage';
import { Label } from '../shared/Label';
import { field } from '../shared/field.styles';
import { useFocus } from '../shared/focus';
import { space, theme } from '../theme/theme';
import { Soft } from './account.styles';
import type { FieldsViewModel, ProofField } from './fields.view-model';
import type { TwoFactorViewModel } from './two-factor.view-model';

export interface AccountFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'autoComplete' | 'inputMode' | 'maxLength'
> {
  readonly label: string;
  readonly secret?: boolean;
  readonly value: string;
  /** Help text below the label. */
  readonly hint?: string;
  /** Validation error. */
  readonly message: string | undefined;
  /** Focuses the field on mount and after each refusal. */
  readonly takesFocus?: boolean;
  /** Number of refused submissions so far. */
  readonly refusals: number;
  readonly readOnly: boolean;
  readonly onType: (value: string) => void;
}

/** A labelled input; a secret one has a button that reveals it. */
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

interface CodeFieldProps {
  readonly twoFactor: TwoFactorViewModel;
  readonly label: string;
  /** True for a code that consists of digits only. */
  readonly digits?: boolean;
}

/** An input for an authentication code. */
export const CodeField = observer(function CodeField({ twoFactor, label, digits = false }: CodeFieldProps) {
  const { fields } = twoFactor;
  return (
    <AccountField
      {...fields.propsOf('code')}
      label={label}
      autoComplete="one-time-code"
      inputMode={digits ? 'numeric' : 'text'}
      maxLength={32}
      takesFocus
    />
  );
});

interface ProofInputProps {
  readonly fields: Pick<FieldsViewModel<ProofField>, 'propsOf'>;
  readonly proof: RequiredProof;
  /** Focuses the field on mount. */
  readonly takesFocus?: boolean;
}

/** An input for the proof that the server requires, or a note that a recent login is required. */
export const ProofInput = observer(function ProofInput({ fields, proof, takesFocus = true }: ProofInputProps) {
  const common = (field: ProofField) => ({ ...fields.propsOf(field), takesFocus });
  switch (proof) {
    case 'password':
      return <AccountField {...common('password')} label="Password" secret autoComplete="current-password" />;
    case 'code':
      return (
        <AccountField {...common('code')} label="Authentication code" autoComplete="one-time-code" maxLength={32} />
      );
    case 'fresh-sign-in':
      return <Soft>For your security, this works only within ten minutes of logging in.</Soft>;
  }
});
