import type { Wizard } from './wizard';
import { startWizard } from './wizard';

export type RegisterStep = 'email' | 'username' | 'password' | 'password_confirmation';
export type RegisterWizard = Wizard<RegisterStep>;

/** The register wizard on its first of four steps; each but the last is validated by the server (spec 1 §4). */
export function startRegisterWizard(): RegisterWizard {
  return startWizard<RegisterStep>(['email', 'username', 'password', 'password_confirmation']);
}

/** Tells whether both passwords are the same text. */
export function passwordsMatch(values: RegisterWizard['values']): boolean {
  return values.password === values.password_confirmation;
}
