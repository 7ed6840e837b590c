import { fc } from '@fast-check/vitest';
import type { ContactForm } from '../../src/domain/help/contact-form';
import { texts } from './texts';

/** Contact forms, valid and invalid. */
export const contactForms: fc.Arbitrary<ContactForm> = fc.record({
  subject: texts,
  email: fc.oneof(fc.constantFrom('nova@example.com', ' nova@example.com', 'nova', '', ' '), fc.emailAddress()),
  message: texts,
});
