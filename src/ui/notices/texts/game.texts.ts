import type { GameNoticeCode } from '../../../domain/notices/notice-code';
import { problemSentences } from '../../../domain/reviews/text-limits';
import type { NoticeText } from './common.texts';
import { said } from './common.texts';

/** Texts of the game index and the reviews (spec 2 §2, §5, §8). */
export const gameTexts = {
  'index-failed': { title: 'Oops!', body: said },
  'no-results': { title: 'No results', body: 'Please try searching using different filters.' },
  'no-description': { title: '', body: 'No Description.' },
  'review-too-short': { title: 'Too Short', body: problemSentences['too-short'] },
  'review-too-long': { title: 'Too Long', body: problemSentences['too-long'] },
  'review-without-rating': { title: 'No Rating', body: problemSentences['no-rating'] },
  'review-needs-login': { title: 'Login Required', body: problemSentences['login-required'] },
  'reaction-needs-login': { title: 'Login Required', body: 'Please register or login to react.' },
  'review-exists': {
    title: 'Scroll Down',
    body: 'You can find and edit your review by scrolling down to the bottom of the page.',
  },
  'review-removed': { title: 'Success', body: 'Your review has been permanently removed.' },
  'response-removed': { title: 'Success', body: 'Your response has been permanently removed.' },
} as const satisfies Record<GameNoticeCode, NoticeText>;
