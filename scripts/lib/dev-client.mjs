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

/** Lets pages talk to Vite's socket on its own port; everything else of the policy stays as in production. */
export function allowHotReload(socketOrigin) {
  const widen = (policy) => String(policy).replace('connect-src ', `connect-src ${socketOrigin} `);
  const isPolicy = (name) => name.toLowerCase() === 'content-security-policy';
  return (request, response, next) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status, ...rest) => {
      const headers = rest.find((each) => typeof each === 'object' && each !== null && !Array.isArray(each)) ?? {};
      for (const name of Object.keys(headers)) if (isPolicy(name)) headers[name] = widen(headers[name]);
      const own = response.getHeader('content-security-policy');
      if (own !== undefined) response.setHeader('content-security-policy', widen(own));
      return writeHead(status, ...rest);
    };
    next();
  };
}
