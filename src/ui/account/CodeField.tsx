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
      {...fields.propsOf('code')}
      label={label}
      autoComplete="one-time-code"
      inputMode={digits ? 'numeric' : 'text'}
      maxLength={32}
      takesFocus
    />
  );
});
