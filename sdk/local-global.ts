import { sdkNames } from '../src/domain/bridge/sdk-names';
import type { PrepareLocal } from './carrier';
import { LocalPage } from './local/local-page';
import { prepareLocal } from './local/prepare-local';
import { insertScript } from './page/insert-script';

const running = document.currentScript as HTMLScriptElement;
const page = new LocalPage(window, running.src, () =>
  insertScript(running, new URL('emulated-headset.js', running.src).href),
);
// A frame may be the portal's, which has an emulated headset and a policy of its own.
if (window.parent === window) page.start();
const prepare: PrepareLocal = (own) => prepareLocal(own, page);
Object.defineProperty(window, sdkNames.localGlobal, { value: prepare, configurable: true, writable: true });
