import { EMAIL_MAX, isEmail } from '../auth/email-policy';
import { countCharacters, hasVisibleText, plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { plainSubject, SUBJECT_LIMIT } from '../shared/subject';

/**
 * The fields of a message to the support, in their order.
 * @rule 2.3.11 The contact form has a subject, an e-mail address and a message.
 */
export const contactFields = ['subject', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What is written into the form. */
export type ContactForm = Readonly<Record<ContactField, string>>;

/** Most characters of each field. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  subject: SUBJECT_LIMIT,
  email: EMAIL_MAX,
  message: 5000,
};

/** Why a message cannot be sent, with the first field that is wrong. */
export interface ContactProblem {
  readonly kind: 'empty' | 'too-long' | 'no-email';
  readonly field: ContactField;
}

/** The form before the first letter. */
export const emptyContactForm: ContactForm = { subject: '', email: '', message: '' };

/**
 * Tells whether every field has something in it that can be seen; spaces are nothing.
 * @rule 2.5.4a All three fields are required.
 */
export function isContactComplete(form: ContactForm): boolean {
  return contactFields.every((field) => hasVisibleText(form[field]));
}

/**
 * The message as it is sent, without what no reader can see, its subject in one line; or why it cannot be.
 * @rule 2.5.4a A message with an empty field is refused.
 * @rule 2.5.4b The e-mail field takes an e-mail address.
 */
export function checkContactForm(form: ContactForm): Result<ContactForm, ContactProblem> {
  const sent = {
    subject: plainSubject(form.subject),
    email: hasVisibleText(form.email) ? form.email.trim() : '',
    message: plainText(form.message),
  };
  for (const field of contactFields) {
    if (sent[field] === '') return err({ kind: 'empty', field });
    if (countCharacters(sent[field]) > contactLimits[field]) return err({ kind: 'too-long', field });
  }
  return isEmail(sent.email) ? ok(sent) : err({ kind: 'no-email', field: 'email' });
}

/** The contact form on its page. */
export interface ContactState {
  readonly form: ContactForm;
  readonly sending: boolean;
  /** Why the last attempt was not sent; gone as soon as its field changes. */
  readonly problem: ContactProblem | undefined;
}

export type ContactEvent =
  | { readonly type: 'field-changed'; readonly field: ContactField; readonly text: string }
  | { readonly type: 'send-pressed' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused' };

interface ContactStep {
  readonly state: ContactState;
  /** The message that is to be sent now. */
  readonly send: ContactForm | undefined;
}

/** An empty form that was not sent yet. */
export const initialContactState: ContactState = { form: emptyContactForm, sending: false, problem: undefined };

/**
 * Tells whether Send can be pressed.
 * @rule 2.5.4a Send is disabled while any field is empty.
 */
export function canSendContact({ form, sending }: ContactState): boolean {
  return !sending && isContactComplete(form);
}

/** Moves the form: one message at a time; what was sent is cleared, what was refused stays. */
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
  // What is being sent is not changed any more.
  if (state.sending) return state;
  const problem = state.problem?.field === field ? undefined : state.problem;
  return { ...state, form: { ...state.form, [field]: text }, problem };
}

function pressed(state: ContactState): ContactStep {
  if (!canSendContact(state)) return only(state);
  const checked = checkContactForm(state.form);
  if (!checked.ok) return only({ ...state, problem: checked.error });
  return { state: { ...state, sending: true, problem: undefined }, send: checked.value };
}

function only(state: ContactState): ContactStep {
  return { state, send: undefined };
}
