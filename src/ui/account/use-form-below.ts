import { useState } from 'react';
import { rescueFocus } from '../shared/focus';

/** The form that opens below a setting. */
export interface FormBelow {
  readonly fields: { clear(): void };
  /** Number of successful submissions. */
  readonly changes: number;
}

/**
 * Opens and closes the form below a setting; closing clears its fields.
 * After a success the form closes and the button of this id gets the focus.
 */
export function useFormBelow(button: string, form: FormBelow | undefined) {
  const changes = form?.changes ?? 0;
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(changes);
  const close = () => {
    setOpen(false);
    rescueFocus(() => document.getElementById(button));
  };
  if (seen !== changes) {
    setSeen(changes);
    close();
  }
  return {
    open,
    cancel: () => {
      form?.fields.clear();
      close();
    },
    toggle: () => {
      if (open) form?.fields.clear();
      setOpen(!open);
    },
  };
}
