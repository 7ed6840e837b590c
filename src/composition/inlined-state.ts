import type { HydrationState } from 'react-router-dom';
import type { Device } from '../application/system/device';
import type { Session } from '../domain/session/session';
import type { AppSettings } from './app-settings';

/** State that the server inlines in a document, so that the browser does not request it again. */
export interface InlinedState {
  readonly session: Session;
  readonly device: Device;
  readonly settings: AppSettings;
  readonly router: HydrationState;
}

export const INLINED_STATE_ID = 'inlined-state';

/** Serialises the state for a script element of type `application/json`; the output cannot close the element. */
export function serialiseInlinedState(state: InlinedState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Reads the state that the portal's server inlined in the document; throws if the state is missing. */
export function readInlinedState(from: Document): InlinedState {
  const element = from.getElementById(INLINED_STATE_ID);
  if (element === null) throw new Error('The document carries no state');
  return JSON.parse(element.textContent) as InlinedState;
}
