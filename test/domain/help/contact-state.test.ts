import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ContactField } from '../../../src/domain/help/contact-form';
import { checkContactForm, contactFields, emptyContactForm } from '../../../src/domain/help/contact-form';
import type { ContactEvent, ContactState } from '../../../src/domain/help/contact-state';
import { canSendContact, initialContactState, nextContactState } from '../../../src/domain/help/contact-state';

const write = (field: ContactField, text: string): ContactEvent => ({ type: 'field-changed', field, text });
const send: ContactEvent = { type: 'send-pressed' };
const message = { subject: 'Coins', email: 'nova@example.com', message: 'Hello' };
const written = contactFields.map((field) => write(field, message[field]));
const after = (...events: ContactEvent[]) =>
  events.reduce<ContactState>((state, event) => nextContactState(state, event).state, initialContactState);

/** The support's side: it knows what is on its way, and what stands on the page. */
interface Model {
  page: Record<ContactField, string>;
  underway: boolean;
  problem: string | undefined;
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
    expect(step.state.problem?.field).toBe(model.problem);
    expect(canSendContact(step.state)).toBe(!model.underway && contactFields.every((each) => model.page[each].trim()));
  }
  private predict(model: Model): unknown {
    const { event } = this;
    if (event.type === 'field-changed' && !model.underway) {
      model.page[event.field] = event.text;
      if (model.problem === event.field) model.problem = undefined;
    }
    if (event.type === 'sent' && model.underway) {
      Object.assign(model, { page: { ...emptyContactForm }, problem: undefined, underway: false });
    }
    if (event.type === 'refused') model.underway = false;
    if (event.type !== 'send-pressed' || model.underway) return undefined;
    if (contactFields.some((each) => model.page[each].trim() === '')) return undefined;
    const checked = checkContactForm(model.page);
    model.underway = checked.ok;
    model.problem = checked.ok ? undefined : checked.error.field;
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

describe('the contact form on its page', () => {
  test('can be sent once nothing is empty', () => {
    expect(initialContactState).toEqual({ form: emptyContactForm, sending: false, problem: undefined });
    expect(canSendContact(initialContactState)).toBe(false);
    expect(canSendContact(after(...written.slice(1)))).toBe(false);
    expect(canSendContact(after(...written))).toBe(true);
  });

  test('sends one message at a time', () => {
    const first = nextContactState(after(...written), send);
    expect(first).toEqual({ state: { form: message, sending: true, problem: undefined }, send: message });
    expect(canSendContact(first.state)).toBe(false);
    expect(nextContactState(first.state, send)).toEqual({ state: first.state, send: undefined });
    expect(nextContactState(first.state, write('subject', 'Other')).state).toEqual(first.state);
  });

  test('is empty after it was sent, and keeps what was refused', () => {
    expect(after(...written, send, { type: 'sent' })).toEqual(initialContactState);
    expect(after(...written, send, { type: 'refused' })).toEqual({ form: message, sending: false, problem: undefined });
    expect(after(...written, { type: 'sent' }).form).toEqual(message);
  });

  test('says what is wrong until that field changes', () => {
    const wrong = after(...written, write('email', 'nova'), send);
    const problem = { kind: 'no-email', field: 'email' };
    expect(wrong).toEqual({ form: { ...message, email: 'nova' }, sending: false, problem });
    expect(nextContactState(wrong, write('subject', 'Other')).state.problem).toEqual(problem);
    expect(nextContactState(wrong, write('email', 'nova@')).state.problem).toBeUndefined();
  });

  property.prop([commands], { numRuns: 500 })('never sends what is not asked for, nor twice', (steps) => {
    fc.modelRun(
      () => ({
        model: { page: { ...emptyContactForm }, underway: false, problem: undefined },
        real: { state: initialContactState },
      }),
      steps,
    );
  });
});
