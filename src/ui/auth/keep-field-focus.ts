/** Sends the focus that falls on the dialog around `inside` to its first field, until somebody presses in it; tells how to stop. */
export function keepFieldFocus(inside: HTMLElement | null): () => void {
  const dialog = inside?.closest<HTMLElement>('[role=dialog]');
  const send = ({ target }: FocusEvent) => {
    if (target === dialog) dialog?.querySelector<HTMLElement>('input:not([aria-hidden])')?.focus();
  };
  const stop = () => {
    dialog?.removeEventListener('focusin', send);
    dialog?.removeEventListener('pointerdown', stop);
  };
  dialog?.addEventListener('focusin', send);
  dialog?.addEventListener('pointerdown', stop);
  return stop;
}
