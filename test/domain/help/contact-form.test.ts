import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isEmail } from '../../../src/domain/auth/email-policy';
import {
  checkContactForm,
  contactFields,
  contactLimits,
  emptyContactForm,
  isContactComplete,
} from '../../../src/domain/help/contact-form';
import { countCharacters } from '../../../src/domain/shared/count-characters';
import { hasVisibleText } from '../../../src/domain/shared/has-visible-text';
import { contactForms } from '../../arbitraries/contact-forms';

const form = { subject: 'My coins', email: 'nova@example.com', message: 'Where are they?' };
const refused = (changes: Partial<typeof form>) => {
  const checked = checkContactForm({ ...form, ...changes });
  return checked.ok ? undefined : checked.error;
};

describe('the contact form', () => {
  test('has three fields, empty at first, and their limits', () => {
    expect(contactFields).toEqual(['subject', 'email', 'message']);
    expect(emptyContactForm).toEqual({ subject: '', email: '', message: '' });
    expect(contactLimits).toEqual({ subject: 150, email: 254, message: 5000 });
  });

  test('is sent without spaces around its fields', () => {
    expect(checkContactForm(form)).toEqual({ ok: true, value: form });
    const spaced = { subject: ' My coins ', email: '\tnova@example.com ', message: '\nWhere are they? ' };
    expect(checkContactForm(spaced)).toEqual({ ok: true, value: form });
  });

  test('has its subject in one line, and nothing in it that no reader can see', () => {
    const odd = { subject: 'My\r\nBcc: all@example.com', message: 'Where\u0000\r\nare they?' };
    expect(checkContactForm({ ...form, ...odd })).toEqual({
      ok: true,
      value: { ...form, subject: 'My Bcc: all@example.com', message: 'Where\nare they?' },
    });
  });

  test.each(contactFields)('needs its %s', (field) => {
    for (const text of ['', ' ', '\n\t', '\u00a0', '\u200b', '\u0000\u2060 ']) {
      expect(isContactComplete({ ...form, [field]: text })).toBe(false);
      expect(refused({ [field]: text })).toEqual({ kind: 'empty', field });
    }
    expect(isContactComplete(form)).toBe(true);
  });

  test.each(['subject', 'message'] as const)('takes its %s up to the limit, in characters', (field) => {
    for (const character of ['a', '🎮', 'e\u0301']) {
      expect(refused({ [field]: character.repeat(contactLimits[field]) })).toBeUndefined();
      expect(refused({ [field]: character.repeat(contactLimits[field] + 1) })).toEqual({ kind: 'too-long', field });
    }
  });

  test('needs an address that can be answered', () => {
    expect(refused({ email: 'nova' })).toEqual({ kind: 'no-email', field: 'email' });
    expect(refused({ email: 'nova@example.com\nBcc: all@example.com' })).toEqual({ kind: 'no-email', field: 'email' });
    expect(refused({ email: 'a'.repeat(254) })).toEqual({ kind: 'no-email', field: 'email' });
    expect(refused({ email: 'a'.repeat(255) })).toEqual({ kind: 'too-long', field: 'email' });
  });

  test('names the first field that is wrong', () => {
    expect(refused({ subject: '', email: '', message: '' })).toEqual({ kind: 'empty', field: 'subject' });
    expect(refused({ email: 'nova', message: '' })).toEqual({ kind: 'empty', field: 'message' });
  });

  property.prop([contactForms])('is never sent incomplete or to nowhere', (any) => {
    const checked = checkContactForm(any);
    if (!checked.ok) return;
    expect(isContactComplete(any)).toBe(true);
    expect(isEmail(checked.value.email)).toBe(true);
    for (const field of contactFields) {
      expect(checked.value[field]).toBe(checked.value[field].trim());
      expect(countCharacters(checked.value[field])).toBeLessThanOrEqual(contactLimits[field]);
    }
  });

  property.prop([contactForms])('is always refused for what is wrong with it', (any) => {
    const checked = checkContactForm(any);
    const wrong =
      !isContactComplete(any) ||
      !isEmail(any.email.trim()) ||
      contactFields.some((field) => countCharacters(any[field].trim()) > contactLimits[field]);
    expect(checked.ok).toBe(!wrong);
  });

  property.prop([contactForms])('is always complete exactly when something can be seen in every field', (any) => {
    expect(isContactComplete(any)).toBe(Object.values(any).every(hasVisibleText));
  });

  property.prop([contactForms])('always sends again what it sends', (any) => {
    const checked = checkContactForm(any);
    if (checked.ok) expect(checkContactForm(checked.value)).toEqual(checked);
  });

  property.prop([fc.nat(400)])('always holds its subject to 150 characters', (length) => {
    expect(refused({ subject: 'x'.repeat(length + 1) }) === undefined).toBe(length + 1 <= 150);
  });
});
