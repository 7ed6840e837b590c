import type { DialogAction, DialogRequest } from '../../domain/notices/dialog-request';
import type { Result } from '../../domain/shared/result';

/** A button of a question; with `run` the dialog stays until that has ended, and shows the error that it ended with. */
export interface DialogChoice {
  readonly title: string;
  readonly run?: () => Promise<Result<void, string>>;
}

/** What somebody asks in the confirmation dialog (spec 1 §3). */
export interface DialogQuestion extends Pick<DialogRequest, 'type' | 'title' | 'content'> {
  readonly confirm: DialogChoice;
  readonly cancel: DialogChoice;
  /** What must be typed before anything can be pressed. */
  readonly typedConfirmation?: string;
  readonly footer?: string;
}

/** The question as the dialog's rules see it. */
export function toDialogRequest({
  confirm,
  cancel,
  typedConfirmation,
  footer,
  ...rest
}: DialogQuestion): DialogRequest {
  return { ...rest, confirm: toAction(confirm), cancel: toAction(cancel), typedConfirmation, footer };
}

function toAction({ title, run }: DialogChoice): DialogAction {
  return { title, action: run === undefined ? 'instant' : 'async' };
}
