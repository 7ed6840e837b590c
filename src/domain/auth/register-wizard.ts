import type { Wizard } from './wizard';
import { startWizard } from './wizard';

/** Steps of a registration, in order. */
export const REGISTER_STEPS = ['email', 'username', 'password', 'password_confirmation'] as const;

export type RegisterStep = (typeof REGISTER_STEPS)[number];
export type RegisterWizard = Wizard<RegisterStep>;

/** A step that the server validates before the next one. */
export type ValidatedStep = Exclude<RegisterStep, 'password_confirmation'>;

/**
 * Starts the register wizard on its first of four steps; the server validates each but the last (spec 1 §4).
 * @rule 1.4.3a The register wizard requests email, username, password and password confirmation.
 */
export function startRegisterWizard(): RegisterWizard {
  return startWizard<RegisterStep>(REGISTER_STEPS);
}

/**
 * True if the server validates this step alone; the remaining step submits.
 * @rule 1.4.3b Each step but the last is validated by the server before the next.
 * @rule 1.4.3c The last step submits the registration.
 */
export function isValidatedStep(step: RegisterStep): step is ValidatedStep {
  return step !== 'password_confirmation';
}

/**
 * True if both passwords are the same text.
 * @rule 1.5.3b A password and its confirmation must match.
 */
export function passwordsMatch(values: Readonly<Record<'password' | 'password_confirmation', string>>): boolean {
  return values.password === values.password_confirmation;
}
