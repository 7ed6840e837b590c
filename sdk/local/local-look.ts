/** How the sandbox looks, inside a shadow tree of its own, so that neither it nor the game's page changes the other. */
export const localLook = `
  :host { all: initial; color-scheme: dark; }
  * { box-sizing: border-box; font: 13px/1.4 system-ui, sans-serif; }
  details, dialog { color: #f2f0fa; background: #1d1830; border: 1px solid #5a4f86; border-radius: 8px; }
  details { position: fixed; z-index: 2147483647; left: 8px; bottom: 8px; width: max-content; max-width: min(320px, calc(100vw - 16px)); max-height: calc(100vh - 16px); overflow: auto; opacity: .95; }
  summary { padding: 4px 10px; cursor: pointer; border-radius: 8px; }
  form { display: grid; gap: 6px; padding: 4px 10px 10px; }
  label { display: grid; grid-template-columns: 1fr 130px; align-items: center; gap: 8px; }
  input, select, button { width: 100%; min-height: 26px; color: inherit; background: #2b2447; border: 1px solid #5a4f86; border-radius: 4px; padding: 2px 6px; }
  input[type=checkbox] { width: 18px; min-height: 18px; justify-self: start; accent-color: #a78bfa; }
  .note { font-size: 12px; color: #cfc8ea; overflow-wrap: anywhere; }
  .note:empty { display: none; }
  .note * { font-size: inherit; }
  .note > * { display: block; }
  b, li { color: #ffb4a8; }
  ul { margin: 2px 0 4px; padding-left: 18px; }
  code { padding: 4px 6px; font-family: ui-monospace, monospace; background: #2b2447; border-radius: 4px; user-select: all; }
  .row { display: grid; grid-auto-flow: column; gap: 6px; }
  :focus-visible { outline: 2px solid #c4b5fd; outline-offset: 1px; }
  dialog { max-width: min(380px, calc(100vw - 32px)); padding: 16px; }
  dialog::backdrop { background: rgb(0 0 0 / .5); }
  h2 { margin: 0 0 6px; font-size: 16px; font-weight: 600; }
  p { margin: 0 0 12px; }
`;
