import type { Wizard } from './wizard.machine';
import { startWizard } from './wizard.machine';

export type LoginStep = 'login' | 'password' | 'code';
export type LoginWizard = Wizard<LoginStep>;

/**
 * Starts the login wizard on its first of two steps: username or email, then password (spec 1 §4).
 * @rule 1.4.2a The login wizard requests the login, then the password.
 */
export function startLoginWizard(login = ''): LoginWizard {
  return startWizard<LoginStep>(['login', 'password'], { login });
}

/**
 * Adds an empty step for the second factor after the correct password; a repeated request clears it.
 * @rule 3.5 The wizard requests a code only if the account has two-factor authentication.
 */
export function requestCode(wizard: LoginWizard): LoginWizard {
  return {
    ...wizard,
    steps: ['login', 'password', 'code'],
    index: 2,
    values: { ...wizard.values, code: '' },
    invalid: undefined,
    busy: false,
  };
}
