import type { Wizard } from './wizard';
import { startWizard } from './wizard';

export type LoginStep = 'login' | 'password';
export type LoginWizard = Wizard<LoginStep>;

/** The login wizard on its first of two steps: name or address, then password (spec 1 §4). */
export function startLoginWizard(): LoginWizard {
  return startWizard<LoginStep>(['login', 'password']);
}
