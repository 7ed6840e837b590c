import type { RegisterStep } from './register-wizard';

/** The answers of a registration, under the names of the wire. */
export type RegistrationPayload = Readonly<Record<RegisterStep, string>>;

/**
 * What is sent to register: what was typed, name and address without the spaces around them.
 * @rule 1.3.5 A registration carries email, user name, password and its confirmation.
 */
export function registrationPayload(values: RegistrationPayload): RegistrationPayload {
  const { email, username, password, password_confirmation } = values;
  return { email: email.trim(), username: username.trim(), password, password_confirmation };
}
