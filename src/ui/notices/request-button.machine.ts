/**
 * Time for which a button shows the outcome of its request, in milliseconds.
 * @rule 2.4.17b A request button returns to initial after 1 s.
 */
export const REQUEST_BUTTON_REST = 1000;

/**
 * State of a button that sends a request; `remaining` is the time left for showing the outcome, in milliseconds.
 * @rule 2.4.17a A request button has the states initial, busy, success and error.
 */
export type RequestButton =
  | { readonly phase: 'initial' | 'busy' }
  | { readonly phase: 'success' | 'error'; readonly remaining: number };

export type RequestButtonEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed' }
  | { readonly type: 'time-passed'; readonly milliseconds: number };

/** State before the first click, and again after the outcome. */
export const initialRequestButton: RequestButton = { phase: 'initial' };

/** True if a click sends the request: only in the initial state, so that clicks while busy are ignored. */
export function sendsRequest({ phase }: RequestButton): boolean {
  return phase === 'initial';
}

/**
 * Returns the button after an event.
 * @rule 2.4.17a A click makes the button busy, and the response success or error.
 */
export function nextRequestButton(button: RequestButton, event: RequestButtonEvent): RequestButton {
  switch (event.type) {
    case 'pressed':
      return sendsRequest(button) ? { phase: 'busy' } : button;
    case 'succeeded':
      return button.phase === 'busy' ? { phase: 'success', remaining: REQUEST_BUTTON_REST } : button;
    case 'failed':
      return button.phase === 'busy' ? { phase: 'error', remaining: REQUEST_BUTTON_REST } : button;
    case 'time-passed':
      return afterTime(button, event.milliseconds);
  }
}

/** Returns the milliseconds until the button is initial again; undefined unless it shows an outcome. */
export function untilRequestButtonRests(button: RequestButton): number | undefined {
  return 'remaining' in button ? button.remaining : undefined;
}

function afterTime(button: RequestButton, milliseconds: number): RequestButton {
  if (!('remaining' in button)) return button;
  const remaining = button.remaining - milliseconds;
  return remaining > 0 ? { ...button, remaining } : initialRequestButton;
}
