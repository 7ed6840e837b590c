import { brand } from '../domain/shared/brand';

/**
 * Inline script that loads the files in `data-files` and then those in `data-page`, separated by spaces, one after the other. Loads two
 * frames after the `load` event, at the first press, key, focus or gamepad, or after five seconds, but evaluates them only when the document is
 * complete. Each file is evaluated in its own task, so that the page can respond in between. A failure of `data-files` reloads the page once,
 * because an update of the portal may have replaced them. The router handles failures of `data-page`. Without these files, links and forms still
 * work.
 */
export const START_SCRIPT =
  "(()=>{const d=document.currentScript.dataset,[f,p]=[d.files,d.page].map((n)=>n.split(' ').filter(Boolean))," +
  "t=['pointerdown','keydown','focusin','gamepadconnected'];let s;" +
  'const g=async()=>{if(s)return;s=1;for(const e of t)removeEventListener(e,g,true);' +
  "for(const a of[...f,...p]){const l=document.createElement('link');l.rel='modulepreload';l.href=a;document.head.append(l)}" +
  "if(document.readyState==='loading')await new Promise((r)=>addEventListener('DOMContentLoaded',r));" +
  'try{for(const a of f){await import(a);await new Promise((r)=>setTimeout(r))}}catch(e){console.error(e);' +
  `const k='${brand.identifier}.restarted',v=f.join(' ');` +
  'try{if(navigator.onLine&&sessionStorage.getItem(k)!==v){sessionStorage.setItem(k,v);location.reload()}}catch{}return}for(const a of p)await import(a).catch(()=>{})};' +
  'for(const e of t)addEventListener(e,g,true);setTimeout(g,5000);' +
  "addEventListener('load',()=>document.hidden?g():requestAnimationFrame(()=>requestAnimationFrame(g)))})()";

/**
 * Speculation rules: the browser prefetches the document of a link under the pointer until hydration, when the router prefetches instead. Pages
 * of the account, of logins and of payments are left out.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/v1/*', '/auth/*', '/account/*', '/market/*', '/assets/*'] } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Ends the speculation rules of a document. */
export function endSpeculation(page: Document): void {
  page.querySelector('script[type="speculationrules"]')?.remove();
}

/** Inline script that stores an offer to install the app which the browser makes before hydration. */
export const PRE_HYDRATION_INSTALL_SCRIPT =
  "addEventListener('beforeinstallprompt',(e)=>{e.preventDefault();window.installOffer=e})";

/**
 * Inline script that marks a page opened by a link. Until hydration or the first key, the later sections of a part with `data-late` are laid out only
 * when they are near the window, because each font lays out all sections again. A reload, Back and a link to a section need exact positions at
 * once, and so does a key such as End: the heights of sections that were not laid out are estimates.
 */
export const ARRIVING_SCRIPT =
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash){const d=document.documentElement.dataset;" +
  "d.arriving='';addEventListener('keydown',()=>{delete d.arriving},{capture:true,once:true})}";

/** Lays out all sections of a page. */
export function endArrival({ documentElement }: Document): void {
  delete documentElement.dataset.arriving;
}

/** Inline script that marks pictures failing before hydration, so that no broken image is visible. */
export const PRE_HYDRATION_PICTURES_SCRIPT =
  "addEventListener('error',({target:t})=>{if(t.tagName==='IMG')t.dataset.failed=''},true)";

/** Key of the tab's storage with the path of the game whose Play link the browser follows itself. */
const PLAY_KEY = `${brand.identifier}.play`;

/**
 * Inline script that runs first in the document and records the last button or Play link clicked before hydration. If hydration takes longer
 * than four seconds, or the router does not take the replayed click, the browser follows the Play link itself. The next document then
 * presses its own Play button.
 */
export const PRE_HYDRATION_CLICK_SCRIPT =
  `(()=>{let b,w;const n='${PLAY_KEY}',s=(f)=>{try{return f(sessionStorage)}catch{}},m=(l)=>s((t)=>t.setItem(n,l.pathname)),` +
  "k=(e)=>{const l=e.target.closest?.('a[data-play]');" +
  'if(l&&!e.button&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey){e.preventDefault();' +
  "b={click(){if(l.dispatchEvent(new MouseEvent('click',{bubbles:true,cancelable:true})))m(l)}};" +
  'clearTimeout(w);w=setTimeout(()=>{m(l);location.assign(l.href)},4000)}' +
  "else{const o=e.target.closest?.('button');if(o){b=o;clearTimeout(w)}}};" +
  "if(s((t)=>t.getItem(n))===location.pathname)b={click(){document.querySelector('button[data-play]')?.click()}};s((t)=>t.removeItem(n));" +
  "addEventListener('click',k,true);" +
  "window.takePreHydrationClick=()=>{removeEventListener('click',k,true);clearTimeout(w);return b}})()";

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
