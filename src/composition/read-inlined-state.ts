import type { InlinedState } from './inlined-state';
import { INLINED_STATE_ID } from './inlined-state';

/** Reads the state that this portal's own server wrote into the document; a document without it is a bug. */
export function readInlinedState(from: Document): InlinedState {
  const element = from.getElementById(INLINED_STATE_ID);
  if (element === null) throw new Error('The document carries no state');
  return JSON.parse(element.textContent) as InlinedState;
}
