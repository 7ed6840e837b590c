import { sdkNames } from '../src/domain/bridge/sdk-names';
import type { LoadLocal, PrepareLocal } from './carrier';
import { insertScript } from './page/insert-script';

/** The sandbox bears the name of the SDK's own file, whatever that is, with a word more. */
const fileBeside = (src: string): string => src.replace(/(\.global)?\.js(?=$|[?#])/, '.local$1.js');

/** Loads the sandbox as the script file beside the one that runs: a classic one too, as a page that was opened as a file can load no module. */
export function loadLocalScript(running: HTMLScriptElement): LoadLocal {
  return async () => {
    const beside = fileBeside(running.src);
    if (beside === running.src) throw new Error();
    await insertScript(running, beside);
    return (window as unknown as Record<string, PrepareLocal>)[sdkNames.localGlobal] as PrepareLocal;
  };
}
