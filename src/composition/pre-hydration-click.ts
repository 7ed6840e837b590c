/** Runs before anything else in the document: keeps the last button that was pressed before the app was there. */
export const PRE_HYDRATION_CLICK_SCRIPT =
  "(()=>{let b;const k=(e)=>{b=e.target.closest?.('button')??b};addEventListener('click',k,true);" +
  "window.takePreHydrationClick=()=>{removeEventListener('click',k,true);return b}})()";

/** What the script has left on the page's window. */
export interface PreHydrationPage {
  takePreHydrationClick?: () => { click(): void } | undefined;
}

/** Stops listening, as React is about to; the answer presses again, once, what was pressed too early, so that no button of a rendered page is ever dead. */
export function takePreHydrationClick(page: PreHydrationPage): () => void {
  let pressed = page.takePreHydrationClick?.();
  delete page.takePreHydrationClick;
  return () => {
    const button = pressed;
    pressed = undefined;
    // Within an effect React cannot hydrate the part of the page that the button stands in.
    queueMicrotask(() => button?.click());
  };
}
