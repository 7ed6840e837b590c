/** Runs before anything else in the document: keeps the last button that was pressed before the app was there. */
export const EARLY_CLICK_SCRIPT =
  "(()=>{let b;const k=(e)=>{b=e.target.closest?.('button')??b};addEventListener('click',k,true);" +
  "window.takeEarlyClick=()=>{removeEventListener('click',k,true);return b}})()";

/** Presses again what was pressed too early, so that no button of a rendered page is ever dead. */
export function replayEarlyClick(page: { takeEarlyClick?: () => { click(): void } | undefined }): void {
  page.takeEarlyClick?.()?.click();
  delete page.takeEarlyClick;
}
