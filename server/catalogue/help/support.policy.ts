import type { ContactField, ContactProblem } from '../../../src/domain/help/contact-form';
import { contactLimits } from '../../../src/domain/help/contact-form';
import { FEEDBACK_LIMIT } from '../../../src/domain/notices/feedback';
import type { FeedbackProblem } from '../../../src/domain/notices/feedback-modal';
import { SUBJECT_LIMIT } from '../../../src/domain/shared/subject';
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

const FEEDBACK_LIMITS: Readonly<Record<FeedbackProblem['field'], number>> = {
  subject: SUBJECT_LIMIT,
  text: FEEDBACK_LIMIT,
};

/** Error message of refused feedback, by field. */
export function feedbackMessages({ kind, field }: FeedbackProblem): Readonly<Record<string, readonly string[]>> {
  const message =
    kind === 'empty'
      ? `Please enter a ${field} before submitting your feedback.`
      : tooLongSentence(FEEDBACK_LIMITS[field]);
  return { [field]: [message] };
}
