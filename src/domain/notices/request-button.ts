/**
 * How long a button tells how its request ended, in milliseconds.
 * @rule 2.4.17b A request button returns to initial after 1 s.
 */
export const REQUEST_BUTTON_REST = 1000;

/**
 * A button that sends a request; `remaining` is what is left of telling the outcome, in milliseconds.
 * @rule 2.4.17a Its states are initial, busy, success and error.
 */
export type RequestButton =
  { readonly phase: 'initial' | 'busy' } | { readonly phase: 'success' | 'error'; readonly remaining: number };

export type RequestButtonEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed' }
  | { readonly type: 'time-passed'; readonly milliseconds: number };

/** The button before its first press, and again after it has shown the outcome. */
export const initialRequestButton: RequestButton = { phase: 'initial' };

/** What a press leads to: only the initial button sends, so that presses while it is busy are ignored. */
export function sendsRequest({ phase }: RequestButton): boolean {
  return phase === 'initial';
}

/**
 * Moves the button.
 * @rule 2.4.17a A press makes it busy, and the answer success or error.
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
      return aged(button, event.milliseconds);
  }
}

/** Milliseconds until the button is initial again, or undefined while nothing is due. */
export function untilRequestButtonRests(button: RequestButton): number | undefined {
  return 'remaining' in button ? button.remaining : undefined;
}

function aged(button: RequestButton, milliseconds: number): RequestButton {
  if (!('remaining' in button)) return button;
  const remaining = button.remaining - milliseconds;
  return remaining > 0 ? { ...button, remaining } : initialRequestButton;
}
