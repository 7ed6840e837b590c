/** Milliseconds without focus before the game pauses. A change to full screen loses the focus briefly. */
export const BLUR_PATIENCE = 250;

type FocusedWindow = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>;

/** Calls `pause` if the window loses the focus and does not regain it in time. */
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
