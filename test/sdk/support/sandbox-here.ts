import { LocalPage } from '../../../sdk/local/local-page';
import { prepareLocal } from '../../../sdk/local/prepare-local';

/** The page of this test, without an emulated headset beside the SDK. */
export const pageHere = () => new LocalPage(window, '', () => Promise.reject(new Error('not found')));

/** Has the sandbox run in this test's own window, whatever window the SDK was made for. */
export const sandboxHere = () => Promise.resolve(() => prepareLocal(window, pageHere()));

/** No sandbox beside the SDK. */
export const noSandbox = () => Promise.reject<never>(new Error('not found'));
