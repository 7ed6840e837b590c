import type { SignOutNoticeCode } from '../../../domain/notices/notice-code';
import type { NoticeText } from './notice-text';
import { said } from './notice-text';

/** What is said of signing out (spec 1 §8). */
export const signOutTexts = {
  'signed-out': { title: 'Signed Out', body: 'You are now signed out of your account.' },
  'sign-out-failed': { title: 'Error', body: said },
} as const satisfies Record<SignOutNoticeCode, NoticeText>;
