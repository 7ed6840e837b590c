import type { HomeNoticeCode } from '../../../domain/notices/notice-code';
import type { NoticeText } from './notice-text';

/** What the home page says where it has nothing to show (spec 1 §8). */
export const homeTexts = {
  'no-popular-games': { title: '', body: 'There are no popular games to display at the moment.' },
  'no-games': { title: '', body: 'There are no games to be displayed at the moment.' },
  'no-categories': { title: '', body: 'There are no featured categories to display at the moment.' },
  'no-articles': { title: '', body: 'There are no articles to display at the moment.' },
} as const satisfies Record<HomeNoticeCode, NoticeText>;
