import type { ContentNoticeCode } from '../../../domain/notices/notice-code';
import type { NoticeText } from './common.texts';

/** Texts of the help centre (spec 2 §8). */
export const contentTexts = {
  'message-sent': { title: 'Message Sent', body: 'Thanks for your message. We’ll reply by email.' },
} as const satisfies Record<ContentNoticeCode, NoticeText>;
