import type { HeaderNoticeCode } from '../../../domain/notices/notice-code';
import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN } from '../../../domain/search/search-query';
import type { NoticeText } from './common.texts';

/** Texts of the header's search and dropdowns (spec 1 §5, §8). */
export const headerTexts = {
  'query-too-short': {
    title: 'Invalid Input',
    body: `Please enter at least ${SEARCH_QUERY_MIN} character to perform a search.`,
  },
  'query-too-long': {
    title: 'Invalid Input',
    body: `Please enter at most ${SEARCH_QUERY_MAX} characters to perform a search.`,
  },
  'notifications-empty': {
    title: 'All Clear',
    body: 'You do not have any pending notifications at the moment.',
  },
  'messages-empty': { title: '', body: 'You do not have any unread messages at the moment.' },
  'notifications-signed-out': { title: '', body: 'Please log into your account to view your notifications.' },
  'messages-signed-out': { title: '', body: 'Please log into your account to view your messages.' },
} as const satisfies Record<HeaderNoticeCode, NoticeText>;
