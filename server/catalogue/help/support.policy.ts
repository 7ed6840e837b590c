import type { ContactField, ContactProblem } from '../../../src/domain/help/contact-form';
import { contactLimits } from '../../../src/domain/help/contact-form';

const NAMES: Readonly<Record<ContactField, string>> = {
  subject: 'subject',
  email: 'email address',
  message: 'message',
};

function messageOf({ kind, field }: ContactProblem): string {
  switch (kind) {
    case 'empty':
      return `Please enter ${field === 'email' ? 'an' : 'a'} ${NAMES[field]} before sending your message.`;
    case 'too-long':
      return `The ${NAMES[field]} may have at most ${String(contactLimits[field])} characters.`;
    case 'no-email':
      return 'Please enter a valid email address.';
  }
}

/** Error message of a refused support message, by field. */
export function contactMessages(problem: ContactProblem): Readonly<Record<string, readonly string[]>> {
  return { [problem.field]: [messageOf(problem)] };
}
