import type { RegisterStep } from '../../domain/auth/registration-step';
import { REGISTER_STEPS } from '../../domain/auth/registration-step';
import type { Wizard } from './wizard.machine';
import { startWizard } from './wizard.machine';

export type RegisterWizard = Wizard<RegisterStep>;

/**
 * Starts the register wizard on its first of four steps; the server validates each but the last (spec 1 §4).
 * @rule 1.4.3a The register wizard requests email, username, password and password confirmation.
 */
export function startRegisterWizard(known: Partial<Record<RegisterStep, string>> = {}): RegisterWizard {
  return startWizard<RegisterStep>(REGISTER_STEPS, known);
}
