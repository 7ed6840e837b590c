import { HOME_PATH } from '../shell/home-path';
import { isEmail } from './email-policy';
import { usernameProblem } from './username-policy';

/**
 * Fields that a player completes after a provider's confirmation.
 * @rule 2.3.9 The form of a social registration has an email and a username.
 */
export interface SocialRegistrationForm {
  readonly email: string;
  readonly username: string;
}

/** Reasons to refuse the form: an invalid field, or the server's message. */
export type SocialRegistrationProblem =
  | { readonly kind: 'email' | 'username' }
  | { readonly kind: 'refused'; readonly message: string };

/** State of a registration through a provider; `rolling` while a new username is requested. */
export interface SocialRegistration {
  readonly status: 'filling' | 'rolling' | 'working' | 'done';
  readonly form: SocialRegistrationForm;
  readonly problem: SocialRegistrationProblem | undefined;
}

export type SocialRegistrationEvent =
  | { readonly type: 'typed'; readonly field: keyof SocialRegistrationForm; readonly value: string }
  | { readonly type: 'random-pressed' }
  | { readonly type: 'username-rolled'; readonly username: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'answered' }
  | { readonly type: 'refused'; readonly message: string };

export type SocialRegistrationCommand =
  | { readonly type: 'ask-username' }
  | { readonly type: 'register'; readonly form: SocialRegistrationForm }
  | { readonly type: 'go'; readonly to: typeof HOME_PATH };

export interface SocialRegistrationStep {
  readonly state: SocialRegistration;
  readonly command: SocialRegistrationCommand | undefined;
}

/** Creates the form with the email address from the provider, or as it was left. */
export function openSocialRegistration(email: string, draft?: SocialRegistrationForm): SocialRegistration {
  return { status: 'filling', form: draft ?? { email, username: '' }, problem: undefined };
}

/**
 * Returns the form after an event. Input is ignored during a request and after the end.
 * @rule 2.4.22 Random requests another username.
 * @rule 2.4.23 Register submits the form and leads to the home page.
 */
export function nextSocialRegistration(
  state: SocialRegistration,
  event: SocialRegistrationEvent,
): SocialRegistrationStep {
  switch (state.status) {
    case 'filling':
      return filled(state, event);
    case 'rolling':
      return rolled(state, event);
    case 'working':
      return worked(state, event);
    case 'done':
      return stay(state);
  }
}

function filled(state: SocialRegistration, event: SocialRegistrationEvent): SocialRegistrationStep {
  switch (event.type) {
    case 'typed':
      return stay({ ...state, form: { ...state.form, [event.field]: event.value }, problem: undefined });
    case 'random-pressed':
      return { state: { ...state, status: 'rolling', problem: undefined }, command: { type: 'ask-username' } };
    case 'submitted':
      return submitted(state);
    case 'username-rolled':
    case 'answered':
    case 'refused':
      return stay(state);
  }
}

function rolled(state: SocialRegistration, event: SocialRegistrationEvent): SocialRegistrationStep {
  if (event.type === 'username-rolled') {
    return stay({ ...state, status: 'filling', form: { ...state.form, username: event.username } });
  }
  return event.type === 'refused' ? stay(refused(state, event.message)) : stay(state);
}

function worked(state: SocialRegistration, event: SocialRegistrationEvent): SocialRegistrationStep {
  if (event.type === 'answered') return { state: { ...state, status: 'done' }, command: { type: 'go', to: HOME_PATH } };
  return event.type === 'refused' ? stay(refused(state, event.message)) : stay(state);
}

function submitted(state: SocialRegistration): SocialRegistrationStep {
  const form = { email: state.form.email.trim(), username: state.form.username.trim() };
  const kind = wrongField(form);
  if (kind !== undefined) return stay({ ...state, problem: { kind } });
  return { state: { ...state, status: 'working', problem: undefined }, command: { type: 'register', form } };
}

function wrongField({ email, username }: SocialRegistrationForm): 'email' | 'username' | undefined {
  if (!isEmail(email)) return 'email';
  return usernameProblem(username) === undefined ? undefined : 'username';
}

function refused(state: SocialRegistration, message: string): SocialRegistration {
  return { ...state, status: 'filling', problem: { kind: 'refused', message } };
}

function stay(state: SocialRegistration): SocialRegistrationStep {
  return { state, command: undefined };
}
