import { installRuntime } from './runtime/install-runtime';
import { storeParameters } from './runtime/store-parameters';

// The games host inserts this script before the page's own scripts and names the portal in its address.
const own = document.currentScript;
if (own instanceof HTMLScriptElement && own.src !== '')
  installRuntime(window, new URL(own.src).searchParams, storeParameters(window, own));
