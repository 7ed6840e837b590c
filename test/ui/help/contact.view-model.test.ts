// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isIdempotencyKey } from '../../../src/domain/market/purchase-request';
import { isContactComplete } from '../../../src/domain/help/contact-form';
import { err } from '../../../src/domain/shared/result';
import { contactForms } from '../../arbitraries/contact-forms';
import { aRefusal } from '../../fakes/a-refusal';
import { aContactForm, aMessage } from './a-contact-form';

describe('ContactViewModel', () => {
  test('sends a message once and shows its ticket', async () => {
    const { contact, notices, sent, write } = aContactForm();
    expect(contact.canSend).toBe(false);
    write();
    expect(contact.canSend).toBe(true);
    const first = contact.submit();
    expect(contact.sending).toBe(true);
    await Promise.all([first, contact.submit()]);
    expect(sent).toEqual([aMessage]);
    expect(contact.sent).toEqual({ ticket: 'TICKET42', email: 'ada@site.test' });
    expect(notices.current.map(({ toast }) => toast.title)).toEqual(['Message Sent']);
  });

  test('stores a draft in the tab until it is sent', async () => {
    const { contact, drafts, write } = aContactForm(err({ kind: 'network' }));
    contact.type('subject', 'Not alive yet');
    expect(drafts.kept).toBeUndefined();
    contact.start();
    expect(drafts.kept).toEqual({ subject: 'Not alive yet', email: '', message: '' });
    write();
    await contact.submit();
    expect(drafts.kept).toEqual(aMessage);
    for (const field of ['subject', 'email', 'message'] as const) contact.type(field, '');
    expect(drafts.kept).toBeUndefined();
  });

  test('removes the draft after sending and never stores a prefilled address', async () => {
    const { contact, drafts, signIn, write } = aContactForm();
    contact.start();
    await signIn();
    expect(drafts.kept).toBeUndefined();
    contact.type('subject', 'A lost hat');
    expect(drafts.kept).toEqual({ subject: 'A lost hat', email: '', message: '' });
    write();
    expect(drafts.kept).toEqual(aMessage);
    await contact.submit();
    expect(contact.sent?.ticket).toBe('TICKET42');
    expect(drafts.kept).toBeUndefined();
  });

  test('T21: keeps the idempotency key until the message is accepted or changed', async () => {
    const failed = err({ kind: 'network' } as const);
    const { contact, clock, keys, write } = aContactForm(failed, failed, failed);
    write();
    const again = async () => {
      await contact.submit();
      clock.advance(1000);
    };
    await again();
    await again();
    contact.type('message', 'Where is my hat?');
    await again();
    await again();
    expect(contact.sent?.ticket).toBe('TICKET42');
    contact.again();
    write();
    await again();
    const [first, second, third, fourth, fifth] = keys;
    expect([second, fourth]).toEqual([first, third]);
    expect(new Set([first, third, fifth]).size).toBe(3);
    expect(keys.every(isIdempotencyKey)).toBe(true);
  });

  test('is empty for the next message except for the address', async () => {
    const { contact, write } = aContactForm();
    write();
    await contact.submit();
    contact.again();
    expect(contact.sent).toBeUndefined();
    expect(contact.form).toEqual({ subject: '', email: 'ada@site.test', message: '' });
    expect([contact.focused, contact.turns]).toEqual(['subject', 1]);
  });

  test.each([
    [{ ...aMessage, email: 'ada' }, 'email', 'Please enter a valid email address.'],
    [{ ...aMessage, subject: 'x'.repeat(151) }, 'subject', 'Please enter at most 150 characters.'],
    [{ ...aMessage, message: 'x'.repeat(5001) }, 'message', 'Please enter at most 5000 characters.'],
  ] as const)('rejects an invalid message: %o', async (form, field, words) => {
    const { contact, sent, write } = aContactForm();
    write(form);
    await contact.submit();
    expect(sent).toEqual([]);
    expect(contact.messages).toEqual({ [field]: words });
    expect([contact.focused, contact.turns]).toEqual([field, 1]);
    contact.type(field, 'other');
    expect(contact.messages[field]).toBeUndefined();
  });

  test('shows the errors of all fields at once and leads to the first', async () => {
    const { contact, write } = aContactForm();
    write({ subject: 'x'.repeat(151), email: 'ada', message: 'x'.repeat(5001) });
    await contact.submit();
    expect(contact.messages).toEqual({
      subject: 'Please enter at most 150 characters.',
      email: 'Please enter a valid email address.',
      message: 'Please enter at most 5000 characters.',
    });
    expect(contact.focused).toBe('subject');
  });

  test('keeps all values after a refusal and shows the errors', async () => {
    const fields = { message: ['No links, please.', 'Really.'], email: ['Not this one.'], other: ['Hm.'] };
    const { contact, write, clock } = aContactForm(err(aRefusal({ fields })));
    write();
    await contact.submit();
    expect(contact.form).toEqual(aMessage);
    expect(contact.messages).toEqual({ email: 'Not this one.', message: 'No links, please.' });
    expect([contact.focused, contact.failure]).toEqual(['email', undefined]);
    contact.type('email', 'eve@site.test');
    expect(contact.messages).toEqual({ email: undefined, message: 'No links, please.' });
    clock.advance(1000);
    await contact.submit();
    expect(contact.sent?.ticket).toBe('TICKET42');
  });

  test.each([
    [{ kind: 'network' }, 'A network error has occurred. Please check your connection and try again.'],
    [{ kind: 'malformed' }, 'Something went wrong while trying to handle this request. Please try again later.'],
    [
      aRefusal({ status: 429, message: 'Too many attempts. Please try again in 8 minutes.', retryAfter: 480 }),
      'Too many attempts. Please try again in 8 minutes.',
    ],
  ] as const)('keeps all values after the failure %o', async (failure, words) => {
    const { contact, write, clock } = aContactForm(err(failure));
    write();
    await contact.submit();
    expect(contact.failure).toBe(words);
    expect(contact.form).toEqual(aMessage);
    // The button shows the failure first.
    await contact.submit();
    expect([contact.failure, contact.sent]).toEqual([words, undefined]);
    clock.advance(1000);
    await contact.submit();
    expect([contact.failure, contact.sent?.ticket]).toEqual([undefined, 'TICKET42']);
  });

  test('prefills the player’s address unless one was typed, and removes it on logout', async () => {
    const { contact, state, signIn, write } = aContactForm();
    const stop = contact.start();
    await signIn();
    expect(contact.form.email).toBe('ada@example.com');
    state.apply({ type: 'signed-out' });
    expect(contact.form.email).toBe('');
    write();
    await signIn();
    expect(contact.form).toEqual(aMessage);
    state.apply({ type: 'signed-out' });
    expect(contact.form).toEqual(aMessage);
    stop();
    contact.type('email', '');
    await signIn();
    expect(contact.form.email).toBe('');
  });

  property.prop([contactForms, fc.boolean()])('never loses unsent text', async (form, refused) => {
    const { contact, sent, write } = aContactForm(...(refused ? [err({ kind: 'network' } as const)] : []));
    write(form);
    expect(contact.canSend).toBe(isContactComplete(form));
    await contact.submit();
    expect(contact.form).toEqual(contact.sent === undefined ? form : { subject: '', email: '', message: '' });
    expect(contact.sent !== undefined).toBe(!refused && sent.length === 1);
  });
});
