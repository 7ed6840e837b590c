import { useState } from 'react';
import { rescueFocus } from '../shared/rescue-focus';

/** A form that opens below a setting, and goes once it has had its effect; the focus is back on the button of this id then. */
export function useFormBelow(button: string, changes: number) {
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
    close,
    toggle: () => {
      setOpen(!open);
    },
  };
}
