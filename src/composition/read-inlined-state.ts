import type { InlinedState } from './inlined-state';
import { INLINED_STATE_ID } from './inlined-state';

/** Reads the state that the portal's server inlined in the document; throws if the state is missing. */
export function readInlinedState(from: Document): InlinedState {
  const element = from.getElementById(INLINED_STATE_ID);
  if (element === null) throw new Error('The document carries no state');
  return JSON.parse(element.textContent) as InlinedState;
}
