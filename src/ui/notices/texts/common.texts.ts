import type { CommonNoticeCode } from '../../../domain/notices/notice-code';
import type { NoticeText } from './notice-text';
import { said } from './notice-text';

/** What any screen may have to say (spec 1 §8, spec 2 §8). */
export const commonTexts = {
  'network-failed': {
    title: 'Error',
    body: 'A network error has occurred. Please check your connection and try again.',
  },
  'answer-malformed': {
    title: 'Error',
    body: 'Something went wrong while trying to handle this request. Please try again later.',
  },
  'call-failed': { title: 'Error', body: said },
  'all-done': { title: 'All Done', body: said },
  'coming-soon': { title: 'Coming Soon', body: '' },
} as const satisfies Record<CommonNoticeCode, NoticeText>;
