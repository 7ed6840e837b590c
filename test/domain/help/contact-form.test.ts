import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isEmail } from '../../../src/domain/auth/email-policy';
import type { ContactField, ContactEvent, ContactState } from '../../../src/domain/help/contact-form';
import {
  checkContactForm,
  contactFields,
  contactLimits,
  emptyContactForm,
  isContactComplete,
  canSendContact,
  initialContactState,
  nextContactState,
} from '../../../src/domain/help/contact-form';
import { countCharacters, hasVisibleText } from '../../../src/domain/shared/plain-text';
import { contactForms } from '../../arbitraries/contact-forms';

const form = { subject: 'My coins', email: 'nova@example.com', message: 'Where are they?' };
const refused = (changes: Partial<typeof form>) => {
  const checked = checkContactForm({ ...form, ...changes });
  return checked.ok ? [] : checked.error;
};

describe('checkContactForm', () => {
  test('checks three fields, each with a limit and empty at first', () => {
    expect(contactFields).toEqual(['subject', 'email', 'message']);
    expect(emptyContactForm).toEqual({ subject: '', email: '', message: '' });
    expect(contactLimits).toEqual({ subject: 150, email: 254, message: 5000 });
  });

  test('trims the fields', () => {
    expect(checkContactForm(form)).toEqual({ ok: true, value: form });
    const spaced = { subject: ' My coins ', email: '\tnova@example.com ', message: '\nWhere are they? ' };
    expect(checkContactForm(spaced)).toEqual({ ok: true, value: form });
  });

  test('returns a one-line subject without invisible characters', () => {
    const odd = { subject: 'My\r\nBcc: all@example.com', message: 'Where\u0000\r\nare they?' };
    expect(checkContactForm({ ...form, ...odd })).toEqual({
      ok: true,
      value: { ...form, subject: 'My Bcc: all@example.com', message: 'Where\nare they?' },
    });
  });

  test.each(contactFields)('requires the field %s', (field) => {
    for (const text of ['', ' ', '\n\t', '\u00a0', '\u200b', '\u0000\u2060 ']) {
      expect(isContactComplete({ ...form, [field]: text })).toBe(false);
      expect(refused({ [field]: text })).toEqual([{ kind: 'empty', field }]);
    }
    expect(isContactComplete(form)).toBe(true);
  });

  test.each(['subject', 'message'] as const)('accepts %s up to its limit, in characters', (field) => {
    for (const character of ['a', '🎮', 'e\u0301']) {
      expect(refused({ [field]: character.repeat(contactLimits[field]) })).toEqual([]);
      expect(refused({ [field]: character.repeat(contactLimits[field] + 1) })).toEqual([{ kind: 'too-long', field }]);
    }
  });

  test('requires a valid email address', () => {
    expect(refused({ email: 'nova' })).toEqual([{ kind: 'no-email', field: 'email' }]);
    expect(refused({ email: 'nova@example.com\nBcc: all@example.com' })).toEqual([
      { kind: 'no-email', field: 'email' },
    ]);
    expect(refused({ email: 'a'.repeat(254) })).toEqual([{ kind: 'no-email', field: 'email' }]);
    expect(refused({ email: 'a'.repeat(255) })).toEqual([{ kind: 'too-long', field: 'email' }]);
  });

  test('reports all invalid fields in order', () => {
    expect(refused({ subject: '', email: 'nova', message: 'x'.repeat(5001) })).toEqual([
      { kind: 'empty', field: 'subject' },
      { kind: 'no-email', field: 'email' },
      { kind: 'too-long', field: 'message' },
    ]);
  });

  property.prop([contactForms])('never accepts an incomplete message or an invalid address', (any) => {
    const checked = checkContactForm(any);
    if (!checked.ok) return;
    expect(isContactComplete(any)).toBe(true);
    expect(isEmail(checked.value.email)).toBe(true);
    for (const field of contactFields) {
      expect(checked.value[field]).toBe(checked.value[field].trim());
      expect(countCharacters(checked.value[field])).toBeLessThanOrEqual(contactLimits[field]);
    }
  });

  property.prop([contactForms])('always refuses with the matching problem', (any) => {
    const checked = checkContactForm(any);
    const wrong =
      !isContactComplete(any) ||
      !isEmail(any.email.trim()) ||
      contactFields.some((field) => countCharacters(any[field].trim()) > contactLimits[field]);
    expect(checked.ok).toBe(!wrong);
  });

  property.prop([contactForms])('isContactComplete always requires a visible character in every field', (any) => {
    expect(isContactComplete(any)).toBe(Object.values(any).every(hasVisibleText));
  });

  property.prop([contactForms])('always accepts its own result unchanged', (any) => {
    const checked = checkContactForm(any);
    if (checked.ok) expect(checkContactForm(checked.value)).toEqual(checked);
  });

  property.prop([fc.nat(400)])('never returns a subject above 150 characters', (length) => {
    expect(refused({ subject: 'x'.repeat(length + 1) }).length === 0).toBe(length + 1 <= 150);
  });
});

const write = (field: ContactField, text: string): ContactEvent => ({ type: 'field-changed', field, text });
const send: ContactEvent = { type: 'send-pressed' };
const message = { subject: 'Coins', email: 'nova@example.com', message: 'Hello' };
const written = contactFields.map((field) => write(field, message[field]));
const after = (...events: ContactEvent[]) =>
  events.reduce<ContactState>((state, event) => nextContactState(state, event).state, initialContactState);

/** Model: the message in transit and the content of the page. */
interface Model {
  page: Record<ContactField, string>;
  underway: boolean;
  problems: readonly string[];
}

interface System {
  state: ContactState;
}

class Happen implements fc.Command<Model, System> {
  constructor(private readonly event: ContactEvent) {}
  check = () => true;
  run(model: Model, system: System): void {
    const step = nextContactState(system.state, this.event);
    system.state = step.state;
    const sent = this.predict(model);
    expect(step.send).toEqual(sent);
    expect(step.state.form).toEqual(model.page);
    expect(step.state.sending).toBe(model.underway);
    expect(step.state.problems.map(({ field }) => field)).toEqual(model.problems);
    expect(canSendContact(step.state)).toBe(!model.underway && contactFields.every((each) => model.page[each].trim()));
  }
  private predict(model: Model): unknown {
    const { event } = this;
    if (event.type === 'field-changed' && !model.underway) {
      model.page[event.field] = event.text;
      model.problems = model.problems.filter((field) => field !== event.field);
    }
    if (event.type === 'sent' && model.underway) {
      Object.assign(model, { page: { ...emptyContactForm }, problems: [], underway: false });
    }
    if (event.type === 'refused') model.underway = false;
    if (event.type !== 'send-pressed' || model.underway) return undefined;
    if (contactFields.some((each) => model.page[each].trim() === '')) return undefined;
    const checked = checkContactForm(model.page);
    model.underway = checked.ok;
    model.problems = checked.ok ? [] : checked.error.map(({ field }) => field);
    return checked.ok ? checked.value : undefined;
  }
  toString = () => JSON.stringify(this.event);
}

const contents: Record<ContactField, readonly string[]> = {
  subject: ['', 'Coins', ' Coins ', 'x'.repeat(151)],
  email: ['', 'nova', 'nova@example.com', ' nova@example.com'],
  message: ['', ' ', 'Hello'],
};
const changes = fc
  .constantFrom(...contactFields)
  .chain((field) => fc.constantFrom(...contents[field]).map((text) => write(field, text)));
const commands = fc.commands(
  [
    changes.map((event) => new Happen(event)),
    fc.constant(new Happen(send)),
    fc.constantFrom<ContactEvent>({ type: 'sent' }, { type: 'refused' }).map((event) => new Happen(event)),
  ],
  { maxCommands: 40 },
);

describe('nextContactState', () => {
  test('allows sending once no field is empty', () => {
    expect(initialContactState).toEqual({ form: emptyContactForm, sending: false, problems: [] });
    expect(canSendContact(initialContactState)).toBe(false);
    expect(canSendContact(after(...written.slice(1)))).toBe(false);
    expect(canSendContact(after(...written))).toBe(true);
  });

  test('sends one message at a time', () => {
    const first = nextContactState(after(...written), send);
    expect(first).toEqual({ state: { form: message, sending: true, problems: [] }, send: message });
    expect(canSendContact(first.state)).toBe(false);
    expect(nextContactState(first.state, send)).toEqual({ state: first.state, send: undefined });
    expect(nextContactState(first.state, write('subject', 'Other')).state).toEqual(first.state);
  });

  test('clears the form after success, and keeps it after a refusal', () => {
    expect(after(...written, send, { type: 'sent' })).toEqual(initialContactState);
    expect(after(...written, send, { type: 'refused' })).toEqual({ form: message, sending: false, problems: [] });
    expect(after(...written, { type: 'sent' }).form).toEqual(message);
  });

  test('shows each problem until its field changes', () => {
    const subject = 'x'.repeat(151);
    const wrong = after(...written, write('subject', subject), write('email', 'nova'), send);
    const problems = [
      { kind: 'too-long', field: 'subject' },
      { kind: 'no-email', field: 'email' },
    ];
    expect(wrong).toEqual({ form: { ...message, subject, email: 'nova' }, sending: false, problems });
    expect(nextContactState(wrong, write('message', 'Other')).state.problems).toEqual(problems);
    expect(nextContactState(wrong, write('email', 'nova@')).state.problems).toEqual(problems.slice(0, 1));
  });

  property.prop([commands], { numRuns: 500 })('never sends without a submission, nor twice', (steps) => {
    fc.modelRun(
      () => ({
        model: { page: { ...emptyContactForm }, underway: false, problems: [] },
        real: { state: initialContactState },
      }),
      steps,
    );
  });
});
