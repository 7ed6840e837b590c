const ENTRY = '/@portal-entry';

// Code that the React plugin adds to an index.html, which this product does not have. The server's page gives this script its nonce,
// which also covers its imports.
const ENTRY_CODE = `
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/main.tsx');
`;

/** A Vite plugin for the browser's development entry: hot reload first, then the portal. */
export const devEntry = {
  name: 'portal-dev-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? ENTRY_CODE : undefined),
};

/** Entry scripts in development. Vite injects styles and fonts. */
export const devAssets = { entry: `/@id/__x00__${ENTRY}`, preload: [], parts: {}, styles: '', fonts: [] };
