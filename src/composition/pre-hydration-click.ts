/** Inline script that runs first in the document and records the last button clicked before hydration. */
export const PRE_HYDRATION_CLICK_SCRIPT =
  "(()=>{let b;const k=(e)=>{b=e.target.closest?.('button')??b};addEventListener('click',k,true);" +
  "window.takePreHydrationClick=()=>{removeEventListener('click',k,true);return b}})()";

/** Window with the function that the script defines. */
export interface PreHydrationPage {
  takePreHydrationClick?: () => { click(): void } | undefined;
}

/**
 * Stops recording just before hydration. The returned function replays an early click once, so that no rendered button is dead.
 */
export function takePreHydrationClick(page: PreHydrationPage): () => void {
  let pressed = page.takePreHydrationClick?.();
  delete page.takePreHydrationClick;
  return () => {
    const button = pressed;
    pressed = undefined;
    // React cannot hydrate the part of the page with the button inside an effect.
    queueMicrotask(() => button?.click());
  };
}
