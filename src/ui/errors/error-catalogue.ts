import type { ErrorStatus } from '../../domain/shell/error-page';
import { commonTexts } from '../notices/texts/common.texts';

export interface ErrorWords {
  readonly title: string;
  readonly text: string;
}

/** What each error page says, letter by letter where the specification says it (spec 1 §2). */
export const errorCatalogue: Record<ErrorStatus, ErrorWords> = {
  401: {
    title: 'Unauthorized Access',
    text: "Hold it right there! You're not supposed to access this. Maybe you need to log in first?",
  },
  403: {
    title: 'Permission Denied',
    text: 'This door stays shut for your account. Everything else is open.',
  },
  404: {
    title: 'BOO! HAHA',
    text: "Just kidding. It's just a 404 page. It means this page doesn't exist.",
  },
  419: {
    title: 'Session Expired',
    text: 'Seems like your session has expired... Please reload and try again',
  },
  500: {
    title: 'Server Error',
    text: commonTexts['answer-malformed'].body,
  },
  503: {
    title: 'Service Unavailable',
    text: "We're currently down for maintenance to add extra fancy features. Please try again in 30 seconds.",
  },
};
