/** How long the focus may be away before the game is held, in milliseconds: going to full screen takes it for a moment. */
export const BLUR_PATIENCE = 250;

type FocusedWindow = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>;

/** Calls `pause` when the window has lost the focus and has not got it back in time. */
export function pauseOnBlur(window: FocusedWindow, pause: () => void): void {
  let waiting: number | undefined;
  const stay = (): void => {
    window.clearTimeout(waiting);
  };
  window.addEventListener('blur', () => {
    stay();
    waiting = window.setTimeout(pause, BLUR_PATIENCE);
  });
  window.addEventListener('focus', stay);
}
