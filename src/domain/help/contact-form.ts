import { EMAIL_MAX, isEmail } from '../auth/email-policy';
import { countCharacters, hasVisibleText, plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { plainSubject, SUBJECT_LIMIT } from '../shared/subject';

/**
 * Fields of a message to support, in order.
 * @rule 2.3.11 The contact form has a subject, an email address and a message.
 */
export const contactFields = ['subject', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** Values of the form. */
export type ContactForm = Readonly<Record<ContactField, string>>;

/** Maximum length of each field, in characters. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  subject: SUBJECT_LIMIT,
  email: EMAIL_MAX,
  message: 5000,
};

/** Reason to refuse a message, with the invalid field. */
export interface ContactProblem {
  readonly kind: 'empty' | 'too-long' | 'no-email';
  readonly field: ContactField;
}

/** The empty form. */
export const emptyContactForm: ContactForm = { subject: '', email: '', message: '' };

/**
 * True if every field has a visible character.
 * @rule 2.5.4a All three fields are required.
 */
export function isContactComplete(form: ContactForm): boolean {
  return contactFields.every((field) => hasVisibleText(form[field]));
}

/**
 * Returns the message to send, without invisible characters and with its subject in one line, or the problem of each invalid field, in order.
 * @rule 2.5.4a A message with an empty field is refused.
 * @rule 2.5.4b The email field accepts only an email address.
 */
export function checkContactForm(form: ContactForm): Result<ContactForm, readonly ContactProblem[]> {
  const sent = {
    subject: plainSubject(form.subject),
    email: hasVisibleText(form.email) ? form.email.trim() : '',
    message: plainText(form.message),
  };
  const problems = contactFields.flatMap((field) => contactProblems(field, sent[field]));
  return problems.length === 0 ? ok(sent) : err(problems);
}

/** Returns the problem of a field's text as it would be sent, if there is one. */
export function contactProblems(field: ContactField, text: string): readonly ContactProblem[] {
  if (text === '') return [{ kind: 'empty', field }];
  if (countCharacters(text) > contactLimits[field]) return [{ kind: 'too-long', field }];
  return field === 'email' && !isEmail(text) ? [{ kind: 'no-email', field }] : [];
}

/** State of the contact form. */
export interface ContactState {
  readonly form: ContactForm;
  readonly sending: boolean;
  /** Problems of the last attempt; each is cleared as soon as its field changes. */
  readonly problems: readonly ContactProblem[];
}

export type ContactEvent =
  | { readonly type: 'field-changed'; readonly field: ContactField; readonly text: string }
  | { readonly type: 'send-pressed' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused' };

interface ContactStep {
  readonly state: ContactState;
  /** Message to send now. */
  readonly send: ContactForm | undefined;
}

/** State of the empty form. */
export const initialContactState: ContactState = { form: emptyContactForm, sending: false, problems: [] };

/**
 * True if Send is enabled.
 * @rule 2.5.4a Send is disabled while any field is empty.
 */
export function canSendContact({ form, sending }: ContactState): boolean {
  return !sending && isContactComplete(form);
}

/** Returns the form after an event. Only one message is sent at a time; success clears the form, refusal does not. */
export function nextContactState(state: ContactState, event: ContactEvent): ContactStep {
  switch (event.type) {
    case 'field-changed':
      return only(changed(state, event.field, event.text));
    case 'send-pressed':
      return pressed(state);
    case 'sent':
      return only(state.sending ? initialContactState : state);
    case 'refused':
      return only({ ...state, sending: false });
  }
}

function changed(state: ContactState, field: ContactField, text: string): ContactState {
  // A message cannot change while it is being sent.
  if (state.sending) return state;
  const problems = state.problems.filter((problem) => problem.field !== field);
  return { ...state, form: { ...state.form, [field]: text }, problems };
}

function pressed(state: ContactState): ContactStep {
  if (!canSendContact(state)) return only(state);
  const checked = checkContactForm(state.form);
  if (!checked.ok) return only({ ...state, problems: checked.error });
  return { state: { ...state, sending: true, problems: [] }, send: checked.value };
}

function only(state: ContactState): ContactStep {
  return { state, send: undefined };
}
