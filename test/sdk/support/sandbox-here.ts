import { prepareLocal } from '../../../sdk/local/prepare-local';

/** Has the sandbox run in this test's own window, whatever window the SDK was made for. */
export const sandboxHere = () => Promise.resolve(() => prepareLocal(window));

/** No sandbox beside the SDK. */
export const noSandbox = () => Promise.reject<never>(new Error('not found'));
