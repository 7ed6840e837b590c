import { observer } from 'mobx-react-lite';
import { Button } from '../shared/Button';
import type { PasswordFormProps } from './PasswordForm';
import { PasswordForm } from './PasswordForm';
import { SettingRow } from './SettingRow';
import { useFormBelow } from './use-form-below';

export interface PasswordRowProps extends Omit<PasswordFormProps, 'onCancel'> {
  readonly hasPassword: boolean;
}

const BUTTON = 'change-password';

/** The password, with the form that changes it below; once changed, the form goes. */
export const PasswordRow = observer(function PasswordRow({ hasPassword, ...form }: PasswordRowProps) {
  const { open, cancel, toggle } = useFormBelow(BUTTON, form.form);
  return (
    <SettingRow
      icon="key"
      title="Password"
      action={
        <Button id={BUTTON} aria-expanded={open} onClick={toggle}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      }
      {...(open ? { below: <PasswordForm {...form} onCancel={cancel} /> } : {})}
    >
      {hasPassword ? 'You can log in with your user name or email address and a password.' : 'You have none yet.'}
    </SettingRow>
  );
});
