import type { FeedbackDraft } from '../../domain/notices/feedback';
import { SUBJECT_LIMIT } from '../../domain/shared/subject';
import { truncate } from '../../domain/shared/truncate';

/** Feedback form of the footer. */
export const siteFeedback: FeedbackDraft = {
  endpoint: 'help',
  shouldUpdate: false,
  withRating: true,
  title: 'Give Feedback',
  placeholder: 'What do you like? What could be better?',
};

/** Length of the ending ' ...' of a truncated text, in characters. */
const ENDING = 4;

/** Returns the feedback form of an error page, with the status and path of the failure as its subject. */
export function failureFeedback(status: number, path: string): FeedbackDraft {
  return {
    endpoint: 'help',
    // The problem may be over meanwhile.
    shouldUpdate: true,
    withRating: false,
    subject: truncate(`Error ${String(status)} at ${path}`, SUBJECT_LIMIT - ENDING),
    title: 'Report this problem',
    placeholder: 'What were you doing when this happened?',
  };
}
