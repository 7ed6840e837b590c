import type { Wizard } from './wizard';
import { startWizard } from './wizard';

/** The steps of a registration, in their order. */
export const REGISTER_STEPS = ['email', 'username', 'password', 'password_confirmation'] as const;

export type RegisterStep = (typeof REGISTER_STEPS)[number];
export type RegisterWizard = Wizard<RegisterStep>;

/** A step whose answer the server looks at before the next is asked. */
export type ValidatedStep = Exclude<RegisterStep, 'password_confirmation'>;

/**
 * The register wizard on its first of four steps; each but the last is validated by the server (spec 1 §4).
 * @rule 1.4.3a The register wizard asks for email, user name, password and the password again.
 */
export function startRegisterWizard(): RegisterWizard {
  return startWizard<RegisterStep>(REGISTER_STEPS);
}

/**
 * Tells whether the server looks at this step's answer by itself; the other one submits.
 * @rule 1.4.3b Each step but the last is validated by the server before the next.
 * @rule 1.4.3c The last step submits the registration.
 */
export function isValidatedStep(step: RegisterStep): step is ValidatedStep {
  return step !== 'password_confirmation';
}

/**
 * Tells whether both passwords are the same text.
 * @rule 1.5.3b A password and its confirmation must match.
 */
export function passwordsMatch(values: Readonly<Record<'password' | 'password_confirmation', string>>): boolean {
  return values.password === values.password_confirmation;
}
