import type { ContentNoticeCode } from '../../../domain/notices/notice-code';
import type { NoticeText } from './common.texts';

/** What the help centre says (spec 2 §8). */
export const contentTexts = {
  'message-sent': { title: 'Message Sent', body: 'Thank you for your message. We will answer by email.' },
} as const satisfies Record<ContentNoticeCode, NoticeText>;
