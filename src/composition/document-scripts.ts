/**
 * Inline script that loads the portal's script after the page. The files are in `data-files`, in the order of their evaluation, separated by
 * spaces. Loading begins when the loaded page is on the screen, so that text and pictures have the line for themselves, or with the first press, key or
 * focus. Each file is evaluated in a task of its own, so that the page answers in between. Without these files the page is one without
 * script: links and forms work.
 */
export const START_SCRIPT =
  "(()=>{const f=document.currentScript.dataset.files.split(' '),t=['pointerdown','keydown','focusin'];let s;" +
  'const g=async()=>{if(s)return;s=1;for(const e of t)removeEventListener(e,g,true);' +
  "for(const a of f){const l=document.createElement('link');l.rel='modulepreload';l.href=a;document.head.append(l)}" +
  'try{for(const a of f){await import(a);await new Promise((r)=>setTimeout(r))}}catch(e){console.error(e)}};' +
  "for(const e of t)addEventListener(e,g,true);addEventListener('load',()=>document.hidden?g():requestAnimationFrame(()=>requestAnimationFrame(g)))})()";

/** Inline script that marks pictures failing before hydration, so that no broken image is visible. */
export const PRE_HYDRATION_PICTURES_SCRIPT =
  "addEventListener('error',({target:t})=>{if(t.tagName==='IMG')t.dataset.failed=''},true)";

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
