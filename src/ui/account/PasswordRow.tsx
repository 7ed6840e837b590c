import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/rescue-focus';
import type { PasswordFormProps } from './PasswordForm';
import { PasswordForm } from './PasswordForm';
import { SettingRow } from './SettingRow';

export interface PasswordRowProps extends Omit<PasswordFormProps, 'onCancel'> {
  readonly hasPassword: boolean;
}

const BUTTON = 'change-password';

/** The password, with the form that changes it below; once changed, the form goes. */
export const PasswordRow = observer(function PasswordRow({ hasPassword, ...form }: PasswordRowProps) {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(form.form.changes);
  const close = () => {
    setOpen(false);
    rescueFocus(() => document.getElementById(BUTTON));
  };
  if (seen !== form.form.changes) {
    setSeen(form.form.changes);
    close();
  }
  return (
    <SettingRow
      icon="key"
      title="Password"
      action={
        <Button
          id={BUTTON}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      }
      {...(open ? { below: <PasswordForm {...form} onCancel={close} /> } : {})}
    >
      {hasPassword ? 'You can log in with your user name or email address and a password.' : 'You have none yet.'}
    </SettingRow>
  );
});
