import type { ContactField, ContactProblem } from '../../../src/domain/help/contact-form';
import { contactLimits } from '../../../src/domain/help/contact-form';

const NAMES: Readonly<Record<ContactField, string>> = {
  subject: 'subject',
  email: 'e-mail address',
  message: 'message',
};

function wordsOf({ kind, field }: ContactProblem): string {
  switch (kind) {
    case 'empty':
      return `Please enter ${field === 'email' ? 'an' : 'a'} ${NAMES[field]} before sending your message.`;
    case 'too-long':
      return `The ${NAMES[field]} may have at most ${String(contactLimits[field])} characters.`;
    case 'no-email':
      return 'Please enter an e-mail address that we can write to.';
  }
}

/** What a writer is told of a refused message, beside its field. */
export function contactMessages(problem: ContactProblem): Readonly<Record<string, readonly string[]>> {
  return { [problem.field]: [wordsOf(problem)] };
}
