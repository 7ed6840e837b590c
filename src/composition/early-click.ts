/** Runs before anything else in the document: keeps the last button that was pressed before the app was there. */
export const EARLY_CLICK_SCRIPT =
  "(()=>{let b;const k=(e)=>{b=e.target.closest?.('button')??b};addEventListener('click',k,true);" +
  "window.takeEarlyClick=()=>{removeEventListener('click',k,true);return b}})()";

/** What the script has left on the page's window. */
export interface EarlyPage {
  takeEarlyClick?: () => { click(): void } | undefined;
}

/** Stops listening, as React is about to; the answer presses again, once, what was pressed too early, so that no button of a rendered page is ever dead. */
export function takeEarlyClick(page: EarlyPage): () => void {
  let pressed = page.takeEarlyClick?.();
  delete page.takeEarlyClick;
  return () => {
    const button = pressed;
    pressed = undefined;
    // Within an effect React cannot hydrate the part of the page that the button stands in.
    queueMicrotask(() => button?.click());
  };
}
