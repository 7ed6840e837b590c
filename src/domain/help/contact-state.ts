import type { ContactField, ContactForm, ContactProblem } from './contact-form';
import { checkContactForm, emptyContactForm, isContactComplete } from './contact-form';

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

export interface ContactStep {
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
