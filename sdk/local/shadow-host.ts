import { brand } from '../../src/domain/shared/brand';

/** Styles of the sandbox. A shadow tree separates them from the game's page. */
const styles = `
  :host { all: initial; color-scheme: dark; }
  * { box-sizing: border-box; font: 13px/1.4 system-ui, sans-serif; }
  details, dialog { color: #f2f0fa; background: #1d1830; border: 1px solid #5a4f86; border-radius: 8px; }
  details { position: fixed; z-index: 2147483647; left: 8px; bottom: 8px; max-width: min(280px, calc(100vw - 16px)); opacity: .9; }
  summary { padding: 4px 10px; cursor: pointer; border-radius: 8px; }
  form { display: grid; gap: 6px; padding: 4px 10px 10px; }
  label { display: grid; grid-template-columns: 1fr 130px; align-items: center; gap: 8px; }
  input, select, button { width: 100%; min-height: 26px; color: inherit; background: #2b2447; border: 1px solid #5a4f86; border-radius: 4px; padding: 2px 6px; }
  input[type=checkbox] { width: 18px; min-height: 18px; justify-self: start; accent-color: #a78bfa; }
  output { display: block; max-width: 100%; white-space: pre-line; overflow-wrap: anywhere; }
  .row { display: grid; grid-auto-flow: column; gap: 6px; }
  :focus-visible { outline: 2px solid #c4b5fd; outline-offset: 1px; }
  dialog { max-width: min(380px, calc(100vw - 32px)); padding: 16px; }
  dialog::backdrop { background: rgb(0 0 0 / .5); }
  h2 { margin: 0 0 6px; font-size: 16px; font-weight: 600; }
  p { margin: 0 0 12px; }
`;

const INPUTS = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'mousedown', 'click', 'touchstart', 'wheel'];

/** Adds a styled shadow tree to the page. Works before the page has a body. */
export function shadowHost(page: Document, name: string): ShadowRoot {
  const host = page.createElement('div');
  host.dataset[brand.identifier] = name;
  const root = host.attachShadow({ mode: 'open' });
  // Input for the sandbox must not reach the game.
  for (const name of INPUTS) host.addEventListener(name, (event) => event.stopPropagation());
  const style = page.createElement('style');
  style.textContent = styles;
  root.append(style);
  page.documentElement.append(host);
  return root;
}
