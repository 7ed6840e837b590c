import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { failureText } from '../errors/failure-text';
import { commonTexts, filled } from '../notices/texts/common.texts';

/** Tells that something about the account is done. */
export function notifySuccess(notices: NoticesState, words: string): void {
  notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], words)));
}

/** Tells why a call did not work. */
export function notifyFailure(notices: NoticesState, failure: ApiFailure): void {
  if (failure.kind === 'aborted') return;
  notices.announce(noticeToast('call-failed', filled(commonTexts['call-failed'], failureText(failure))));
}

/** What stands in the head of a page of the account: nothing of the player. */
export function accountHead(title: string): RouteHandle {
  return { head: (_data, path) => ({ title, description: `Your ${brand.siteName} account.`, path, noIndex: true }) };
}
