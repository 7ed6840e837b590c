import { commonTexts } from '../notices/texts/common.texts';
import type { ErrorStatus } from './error-page.machine';

export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
}

/** Texts of the error pages, verbatim where the specification quotes them (spec 1 §2). */
export const errorCatalogue: Record<ErrorStatus, ErrorTexts> = {
  401: {
    title: 'Unauthorized Access',
    text: "Hold it right there! You're not supposed to access this. Maybe you need to log in first?",
  },
  403: {
    title: 'Permission Denied',
    text: 'You don’t have access to this page.',
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
