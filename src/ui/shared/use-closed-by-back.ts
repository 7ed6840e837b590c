import { createContext, use, useEffect, useEffectEvent } from 'react';
import { OpenPanels } from '../../application/shell/open-panels';

/** Context with the open panels of this page. */
export const OpenPanelsContext = createContext(new OpenPanels());

/** Lets the browser's Back button close an open panel instead of leaving the page. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const panels = use(OpenPanelsContext);
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? panels.open(() => closeNow()) : undefined), [panels, isOpen]);
}
