/**
 * What a dialog is about.
 * @rule 1.2.9 Dialogs are of the types danger, info, prompt and success.
 */
export type DialogType = 'danger' | 'info' | 'prompt' | 'success';

export type DialogButton = 'confirm' | 'cancel';

/** A button; an `async` action keeps the dialog open until it has ended. */
export interface DialogAction {
  readonly title: string;
  readonly action: 'instant' | 'async';
}

/** What a dialog asks (spec 1 §2, §3). */
export interface DialogRequest {
  readonly type: DialogType;
  readonly title: string;
  readonly content: string;
  readonly confirm: DialogAction;
  readonly cancel: DialogAction;
  /** What must be typed before anything can be pressed. */
  readonly typedConfirmation: string | undefined;
  readonly footer: string | undefined;
}

/**
 * Tells whether what was typed is what the dialog asks for: letter by letter, small and capital, without the spaces around it; composed (NFC).
 * @rule 1.4.9c The typed text must match the dialog's confirmation text.
 */
export function matchesTypedText({ typedConfirmation }: DialogRequest, typed: string): boolean {
  return typedConfirmation === undefined || tidy(typed) === tidy(typedConfirmation);
}

function tidy(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * From the start of closing to being gone, in milliseconds.
 * @rule 1.9.4a A dialog closes after 400 ms.
 */
export const DIALOG_CLOSE_DELAY = 400;

/**
 * The confirmation dialog (spec 1 §4); `running` is the button whose action is under way, `failure` what the last one ended with,
 * `remaining` what is left of closing in milliseconds.
 * @rule 1.4.9a A dialog is open, closing or closed.
 */
export type Dialog =
  | { readonly status: 'closed' }
  | OpenDialog
  | { readonly status: 'closing'; readonly request: DialogRequest; readonly remaining: number };

/** A dialog that asks. */
export interface OpenDialog {
  readonly status: 'open';
  readonly request: DialogRequest;
  readonly typed: string;
  readonly running: DialogButton | undefined;
  readonly failure: string | undefined;
}

export type DialogEvent =
  | { readonly type: 'opened'; readonly request: DialogRequest }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'pressed'; readonly button: DialogButton }
  /** By the Escape key or a press beside the dialog: it goes without any action. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'time-passed'; readonly milliseconds: number };

/** A dialog after an event, and the button whose action is to be run now. */
export interface DialogStep {
  readonly dialog: Dialog;
  readonly run: DialogButton | undefined;
}

/** No dialog stands. */
export const closedDialog: Dialog = { status: 'closed' };

/**
 * Tells whether confirm and cancel can be pressed.
 * @rule 1.4.9b They are disabled while an async confirm or cancel runs.
 * @rule 1.4.9c With a typed confirmation, both stay disabled until the text matches.
 */
export function buttonsEnabled(dialog: Dialog): boolean {
  return isPressable(dialog);
}

/**
 * Moves the dialog: an instant action closes it at once, an async one when it has succeeded; a failed one leaves it open with the message.
 * @rule 1.4.9a Closing takes about 400 ms.
 */
export function nextDialog(dialog: Dialog, event: DialogEvent): DialogStep {
  if (event.type === 'pressed') return pressed(dialog, event.button);
  return { dialog: moved(dialog, event), run: undefined };
}

/** Milliseconds until the dialog is gone, or undefined while it is not closing. */
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
    // A question under way is not swept away by another.
    return dialog.status === 'open'
      ? dialog
      : { status: 'open', request: event.request, typed: '', running: undefined, failure: undefined };
  }
  if (event.type === 'time-passed') return aged(dialog, event.milliseconds);
  if (dialog.status !== 'open') return dialog;
  const running = dialog.running !== undefined;
  switch (event.type) {
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

function aged(dialog: Dialog, milliseconds: number): Dialog {
  if (dialog.status !== 'closing') return dialog;
  const remaining = dialog.remaining - milliseconds;
  return remaining > 0 ? { ...dialog, remaining } : closedDialog;
}
