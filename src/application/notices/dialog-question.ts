import type { Observable } from 'rxjs';
import type { DialogAction, DialogRequest } from '../../domain/notices/dialog';
import type { Result } from '../../domain/shared/result';

/** A button of a question. With `run`, the dialog stays open until the action ends, and shows its error. */
export interface DialogChoice {
  readonly title: string;
  readonly run?: () => Promise<Result<void, string>>;
}

/** A question for the confirmation dialog (spec 1 §3). */
export interface DialogQuestion extends Pick<DialogRequest, 'type' | 'title' | 'content'> {
  readonly confirm: DialogChoice;
  readonly cancel: DialogChoice;
  /** Text to type before a button becomes active. */
  readonly typedConfirmation?: string;
  readonly footer?: string;
  /** Later contents. The question is dismissed when they complete. */
  readonly content$?: Observable<string>;
}

/** Converts a question into a request of the dialog's state machine. */
export function toDialogRequest({
  type,
  title,
  content,
  confirm,
  cancel,
  typedConfirmation,
  footer,
}: DialogQuestion): DialogRequest {
  return { type, title, content, confirm: toAction(confirm), cancel: toAction(cancel), typedConfirmation, footer };
}

function toAction({ title, run }: DialogChoice): DialogAction {
  return { title, action: run === undefined ? 'instant' : 'async' };
}
