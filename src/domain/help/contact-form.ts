import { EMAIL_MAX, isEmail } from '../auth/email-policy';
import { countCharacters } from '../shared/count-characters';
import { hasVisibleText } from '../shared/has-visible-text';
import { plainText } from '../shared/plain-text';
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
