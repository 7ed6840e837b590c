import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { ToastDraft } from '../../domain/notices/toast';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';

/** Returns the text of a failed call, with the server's messages for invalid fields. */
export function problemText(failure: ApiFailure): string {
  const messages = failure.kind === 'rejected' ? Object.values(failure.fields).flat() : [];
  return messages.length === 0 ? failureText(failure) : messages.join(' ');
}

/** Toast of a successful action. */
export const doneToast = (title: string, body = ''): ToastDraft => noticeToast('all-done', { title, body });

/** Toast of a failed action. */
export const failedToast = (failure: ApiFailure): ToastDraft =>
  noticeToast('call-failed', { title: 'Error', body: problemText(failure) });

/** Question before an action, whose error the dialog shows. */
export const dangerQuestion = (
  texts: { readonly title: string; readonly content: string; readonly confirm: string },
  run: () => Promise<Result<unknown, ApiFailure>>,
): DialogQuestion => ({
  type: 'danger',
  title: texts.title,
  content: texts.content,
  confirm: {
    title: texts.confirm,
    run: async () => {
      const answer = await run();
      return answer.ok ? ok(undefined) : err(problemText(answer.error));
    },
  },
  cancel: { title: 'Cancel' },
});
