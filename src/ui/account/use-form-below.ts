import { useState } from 'react';
import { rescueFocus } from '../shared/focus';

/** What the form below a setting is made of. */
export interface FormBelow {
  readonly fields: { clear(): void };
  /** How often it has had its effect. */
  readonly changes: number;
}

/** A form that opens below a setting, and goes once it has had its effect; the focus is back on the button of this id then. Nothing stays typed in a form that was closed. */
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
