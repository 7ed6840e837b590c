import type { ContactField, ContactProblem } from '../../domain/help/contact-form';
import { contactLimits } from '../../domain/help/contact-form';

/** What the fields are called. */
export const contactLabels: Record<ContactField, string> = { subject: 'Subject', email: 'Email', message: 'Message' };

const NAMES: Record<ContactField, string> = { subject: 'a subject', email: 'an email address', message: 'a message' };

/** What a writer is told beside a field that cannot be sent so. */
export function contactProblemText({ kind, field }: ContactProblem): string {
  switch (kind) {
    case 'empty':
      return `Please enter ${NAMES[field]} before sending your message.`;
    case 'too-long':
      return `This field may have at most ${String(contactLimits[field])} characters.`;
    case 'no-email':
      return 'Please enter an email address that we can write to.';
  }
}
