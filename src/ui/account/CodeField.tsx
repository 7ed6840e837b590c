import { observer } from 'mobx-react-lite';
import { AccountField } from './AccountField';
import type { TwoFactorViewModel } from './two-factor.view-model';

export interface CodeFieldProps {
  readonly twoFactor: TwoFactorViewModel;
  readonly label: string;
  /** Only a code of the app will do, which has digits alone. */
  readonly digits?: boolean;
}

/** Takes a code. */
export const CodeField = observer(function CodeField({ twoFactor, label, digits = false }: CodeFieldProps) {
  const { fields } = twoFactor;
  return (
    <AccountField
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode={digits ? 'numeric' : 'text'}
      maxLength={32}
      takesFocus
      refusals={fields.refusals}
      value={fields.values.code}
      message={fields.messages.code}
      readOnly={fields.busy}
      onType={(value) => {
        fields.type('code', value);
      }}
    />
  );
});
