const ENTRY = '/@portal-entry';

// What the React plugin writes into an index.html, which this product does not have. The server's page gives this one script
// its nonce; what it imports is trusted with it.
const ENTRY_CODE = `
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/main.tsx');
`;

/** A Vite plugin with the browser's entry for development: hot reload first, then the portal. */
export const devEntry = {
  name: 'portal-dev-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? ENTRY_CODE : undefined),
};

/** What the page loads first in development; Vite brings styles and fonts by itself. */
export const devAssets = { entry: `/@id/__x00__${ENTRY}`, preload: [], css: [], fonts: [] };
