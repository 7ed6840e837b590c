import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { DialogState } from '../../application/notices/dialog-state';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { AuditActor } from '../../domain/console/console';
import type { DraftAction } from '../../domain/console/publication';
import type { ToastDraft } from '../../domain/notices/toast';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';

/** Returns the text of a failed call, with the server's messages for invalid fields. */
export function problemText(failure: ApiFailure): string {
  const messages = failure.kind === 'rejected' ? Object.values(failure.fields).flat() : [];
  return messages.length === 0 ? failureText(failure) : messages.join(' ');
}

/** True for a refusal with status 409. */
export const isConflict = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 409;

/** Returns the name of a review's or message's author. */
export const authorName = ({ author }: { readonly author: { readonly alias: string } | undefined }): string =>
  author?.alias ?? 'Former player';

/** Toast of a successful action. */
export const doneToast = (title: string, body = ''): ToastDraft => noticeToast('all-done', { title, body });

/** Toast of a failed action. */
export const failedToast = (failure: ApiFailure): ToastDraft =>
  noticeToast('call-failed', { title: 'Error', body: problemText(failure) });

export interface QuestionTexts {
  readonly title: string;
  readonly content: string;
  readonly confirm: string;
  /** Default: `danger`. */
  readonly type?: DialogQuestion['type'];
}

/** Asks before an action and runs it; the dialog shows its error. Returns true after the action has succeeded. */
export async function confirmAction(
  dialogs: Pick<DialogState, 'ask'>,
  texts: QuestionTexts,
  run: () => Promise<Result<unknown, ApiFailure>>,
): Promise<boolean> {
  const choice = await dialogs.ask({
    type: texts.type ?? 'danger',
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
  return choice.ok && choice.value === 'confirm';
}

/** Toast of a sent invitation, which is valid for a time such as `seven days`. */
export function invitedToast(to: string, time: string): ToastDraft {
  // The server does not reveal which addresses have an account.
  const isAddress = to.includes('@');
  const text = isAddress
    ? `If ${to} has an account, the invitation is valid for ${time}.`
    : `${to} can accept it within ${time}.`;
  return doneToast('Invitation sent', text);
}

/** Question before something typed is lost; `lose` and `keep` are the titles of its buttons. */
interface LossTexts {
  readonly title: string;
  readonly content: string;
  readonly lose: string;
  readonly keep: string;
}

/** Asks before something typed is lost. Returns true if it may be. */
export async function askBeforeLoss(dialogs: Pick<DialogState, 'ask'>, texts: LossTexts): Promise<boolean> {
  const { title, content, lose, keep } = texts;
  const buttons = { confirm: { title: lose }, cancel: { title: keep } };
  const answer = await dialogs.ask({ type: 'danger', title, content, ...buttons });
  return answer.ok && answer.value === 'confirm';
}

/** Asks before typed changes are lost. Returns true if the page may be left. */
export const askToLeave = (dialogs: Pick<DialogState, 'ask'>): Promise<boolean> =>
  askBeforeLoss(dialogs, {
    title: 'Leave without saving?',
    content: 'Your changes on this page will be lost.',
    lose: 'Leave',
    keep: 'Stay',
  });

/** Texts of the question before a change of a draft. */
export const draftQuestions: Readonly<Record<DraftAction, (version: string, released: string) => QuestionTexts>> = {
  release: (version, released) => ({
    type: 'info',
    title: /^\d/.test(released) && released !== version ? `Release ${version} as ${released}?` : `Release ${version}?`,
    content:
      'Players get this build as soon as it passes the check. The draft is deleted with its private link, scores and saves.',
    confirm: 'Release',
  }),
  renew: () => ({
    type: 'info',
    title: 'Create a new private link?',
    content: 'The old link stops working. Saves in the browsers of testers are lost.',
    confirm: 'Create a new link',
  }),
  remove: (version) => ({
    title: `Delete draft ${version}?`,
    content: 'All its builds, scores and saves are deleted. This cannot be undone.',
    confirm: 'Delete the draft',
  }),
};

/** Titles of the toasts after a change of a draft. */
export const draftDone: Readonly<Record<DraftAction, string>> = {
  release: 'The draft is released',
  renew: 'The draft has a new private link',
  remove: 'The draft is deleted',
};

/** Returns the author of a change in the audit log. */
export function actorText({ kind, name }: AuditActor): string {
  switch (kind) {
    case 'member':
      return name ?? 'Deleted account';
    case 'token':
      return `Access token “${name ?? ''}”`;
    case 'operator':
      return 'Operator of the portal';
    case 'system':
      return 'Automatic';
    case 'unknown':
      return 'Operator or deleted account';
  }
}
