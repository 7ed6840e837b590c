import { prepareLocal } from '../../../sdk/local/prepare-local';

/** Loads the sandbox for this test's window, also if the SDK has another window. */
export const sandboxHere = () => Promise.resolve(() => prepareLocal(window));

/** Rejects, because no sandbox is beside the SDK. */
export const noSandbox = () => Promise.reject<never>(new Error('not found'));
