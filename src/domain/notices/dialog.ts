/**
 * Types of dialogs.
 * @rule 1.2.9 Dialogs are of the types danger, info, prompt and success.
 */
export type DialogType = 'danger' | 'info' | 'prompt' | 'success';

export type DialogButton = 'confirm' | 'cancel';

/** A button; an `async` action keeps the dialog open until it has ended. */
export interface DialogAction {
  readonly title: string;
  readonly action: 'instant' | 'async';
}

/** Content of a dialog (spec 1 §2, §3). */
export interface DialogRequest {
  readonly type: DialogType;
  readonly title: string;
  readonly content: string;
  readonly confirm: DialogAction;
  readonly cancel: DialogAction;
  /** Text that must be typed before the buttons are enabled. */
  readonly typedConfirmation: string | undefined;
  readonly footer: string | undefined;
}

/**
 * True if the typed text equals the dialog's text, including case, after trimming and composition (NFC).
 * @rule 1.4.9c The typed text must match the dialog's confirmation text.
 */
export function matchesTypedText({ typedConfirmation }: DialogRequest, typed: string): boolean {
  return typedConfirmation === undefined || normalised(typed) === normalised(typedConfirmation);
}

function normalised(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * Time from the start of closing to removal, in milliseconds.
 * @rule 1.9.4a A dialog closes after 400 ms.
 */
export const DIALOG_CLOSE_DELAY = 400;

/**
 * State of the confirmation dialog (spec 1 §4). `running` is the button of the running action, `failure` the last
 * error, `remaining` the closing time left in milliseconds.
 * @rule 1.4.9a A dialog is open, closing or closed.
 */
export type Dialog =
  | { readonly status: 'closed' }
  | OpenDialog
  | { readonly status: 'closing'; readonly request: DialogRequest; readonly remaining: number };

/** A dialog that waits for an answer. */
export interface OpenDialog {
  readonly status: 'open';
  readonly request: DialogRequest;
  readonly typed: string;
  readonly running: DialogButton | undefined;
  readonly failure: string | undefined;
}

export type DialogEvent =
  | { readonly type: 'opened'; readonly request: DialogRequest }
  /** The content is outdated. */
  | { readonly type: 'content-changed'; readonly content: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'pressed'; readonly button: DialogButton }
  /** By the Escape key or a click beside the dialog; runs no action. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'time-passed'; readonly milliseconds: number };

/** A dialog after an event, with the button whose action runs now. */
export interface DialogStep {
  readonly dialog: Dialog;
  readonly run: DialogButton | undefined;
}

/** State without a dialog. */
export const closedDialog: Dialog = { status: 'closed' };

/**
 * True if confirm and cancel are enabled.
 * @rule 1.4.9b Confirm and cancel are disabled while an async action runs.
 * @rule 1.4.9c With a typed confirmation, both buttons stay disabled until the text matches.
 */
export function buttonsEnabled(dialog: Dialog): boolean {
  return isPressable(dialog);
}

/**
 * Returns the dialog after an event. An instant action closes it at once, an async one after success; a failure keeps
 * it open with the message.
 * @rule 1.4.9a A dialog closes within about 400 ms.
 */
export function nextDialog(dialog: Dialog, event: DialogEvent): DialogStep {
  if (event.type === 'pressed') return pressed(dialog, event.button);
  return { dialog: moved(dialog, event), run: undefined };
}

/** Returns the milliseconds until the dialog is removed; undefined unless it is closing. */
export function untilDialogCloses(dialog: Dialog): number | undefined {
  return dialog.status === 'closing' ? dialog.remaining : undefined;
}

function isPressable(dialog: Dialog): dialog is OpenDialog {
  return dialog.status === 'open' && dialog.running === undefined && matchesTypedText(dialog.request, dialog.typed);
}

function pressed(dialog: Dialog, button: DialogButton): DialogStep {
  if (!isPressable(dialog)) return { dialog, run: undefined };
  const async = dialog.request[button].action === 'async';
  return { dialog: async ? { ...dialog, running: button, failure: undefined } : closing(dialog.request), run: button };
}

function moved(dialog: Dialog, event: Exclude<DialogEvent, { type: 'pressed' }>): Dialog {
  if (event.type === 'opened') {
    // An open dialog is never replaced by another.
    return dialog.status === 'open'
      ? dialog
      : { status: 'open', request: event.request, typed: '', running: undefined, failure: undefined };
  }
  if (event.type === 'time-passed') return afterTime(dialog, event.milliseconds);
  if (dialog.status !== 'open') return dialog;
  const running = dialog.running !== undefined;
  switch (event.type) {
    case 'content-changed':
      return { ...dialog, request: { ...dialog.request, content: event.content } };
    case 'typed':
      return running ? dialog : { ...dialog, typed: event.text };
    case 'dismissed':
      return running ? dialog : closing(dialog.request);
    case 'succeeded':
      return running ? closing(dialog.request) : dialog;
    case 'failed':
      return running ? { ...dialog, running: undefined, failure: event.message } : dialog;
  }
}

function closing(request: DialogRequest): Dialog {
  return { status: 'closing', request, remaining: DIALOG_CLOSE_DELAY };
}

function afterTime(dialog: Dialog, milliseconds: number): Dialog {
  if (dialog.status !== 'closing') return dialog;
  const remaining = dialog.remaining - milliseconds;
  return remaining > 0 ? { ...dialog, remaining } : closedDialog;
}
