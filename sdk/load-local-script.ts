import { sdkNames } from '../src/domain/bridge/sdk-names';
import type { LoadLocal, PrepareLocal } from './carrier';
import { insertScript } from './page/insert-script';

/** The sandbox has the file name of the SDK with `.local` inserted. */
const fileBeside = (src: string): string => src.replace(/(\.global)?\.js(?=$|[?#])/, '.local$1.js');

/**
 * Loads the sandbox from the file beside the running script. Both are classic scripts, because a page opened as a file cannot load
 * modules.
 */
export function loadLocalScript(running: HTMLScriptElement): LoadLocal {
  return async () => {
    const beside = fileBeside(running.src);
    if (beside === running.src) throw new Error();
    await insertScript(running, beside);
    return (window as unknown as Record<string, PrepareLocal>)[sdkNames.localGlobal] as PrepareLocal;
  };
}
