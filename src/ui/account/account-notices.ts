import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { failureText } from '../errors/failure-text';
import { commonTexts, filled } from '../notices/texts/common.texts';

/** Shows a success toast. */
export function notifySuccess(notices: NoticesState, text: string): void {
  notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], text)));
}

/** Shows the reason of a failed call in a toast. */
export function notifyFailure(notices: NoticesState, failure: ApiFailure): void {
  if (failure.kind === 'aborted') return;
  notices.announce(noticeToast('call-failed', filled(commonTexts['call-failed'], failureText(failure))));
}

/** Returns the document head of an account page, which contains no personal data. */
export function accountHead(title: string): RouteHandle {
  return { head: (_data, path) => ({ title, description: `Your ${brand.siteName} account.`, path, noIndex: true }) };
}
