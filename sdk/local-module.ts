import type { PrepareLocal } from './carrier';
import { LocalPage } from './local/local-page';
import { prepareLocal as prepare } from './local/prepare-local';

// Bundlers that write no module leave the address out.
const file = String(import.meta.url);

/** Prepares the sandbox of the module, which loads after the first scripts of its page have run. */
export const prepareLocal: PrepareLocal = (own) =>
  prepare(own, new LocalPage(own, file, () => import('./emulated-headset')));
