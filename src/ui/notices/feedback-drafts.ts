import type { FeedbackDraft } from '../../domain/notices/feedback';
import { SUBJECT_LIMIT } from '../../domain/shared/subject';
import { truncate } from '../../domain/shared/truncate';

const common = { endpoint: 'help', shouldUpdate: false } as const;

/** What the footer asks for. */
export const siteFeedback: FeedbackDraft = {
  ...common,
  withRating: true,
  title: 'Give Feedback',
  placeholder: 'What do you like? What is missing?',
};

/** The room that a cut leaves for its ending. */
const ENDING = 4;

/** What the error page asks for; where and how the page failed goes with it. */
export function failureFeedback(status: number, path: string): FeedbackDraft {
  return {
    ...common,
    withRating: false,
    subject: truncate(`Error ${String(status)} at ${path}`, SUBJECT_LIMIT - ENDING),
    title: 'Tell us what happened',
    placeholder: 'What were you doing when the page failed?',
  };
}
