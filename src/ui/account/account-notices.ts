import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { failureText } from '../errors/failure-text';
import { commonTexts } from '../notices/texts/common.texts';
import { filled } from '../notices/texts/notice-text';

/** Tells that something about the account is done. */
export function notifySuccess(notices: NoticesState, words: string): void {
  notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], words)));
}

/** Tells why a call did not work. */
export function notifyFailure(notices: NoticesState, failure: ApiFailure): void {
  if (failure.kind === 'aborted') return;
  notices.announce(noticeToast('call-failed', filled(commonTexts['call-failed'], failureText(failure))));
}
