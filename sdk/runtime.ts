import { installRuntime } from './runtime/install-runtime';
import { storeParameters } from './runtime/store-parameters';

// The games host inserts this script before the page's own scripts. It names the portal in data attributes, or in the address of the
// script on an error page.
const own = document.currentScript;
if (own instanceof HTMLScriptElement) {
  const parameters =
    own.src === '' ? new URLSearchParams({ ...own.dataset } as Record<string, string>) : new URL(own.src).searchParams;
  installRuntime(window, parameters, storeParameters(window, own));
}
