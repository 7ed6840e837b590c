import type { ContactField, ContactProblem } from '../../../src/domain/help/contact-form';
import { contactLimits } from '../../../src/domain/help/contact-form';
import { tooLongSentence } from '../../../src/domain/shared/text-counter';

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
      return tooLongSentence(contactLimits[field]);
    case 'no-email':
      return 'Please enter a valid email address.';
  }
}

/** Error messages of a refused support message, by field. */
export function contactMessages(problems: readonly ContactProblem[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(problems.map((problem) => [problem.field, [messageOf(problem)]]));
}
