import { sdkNames } from '../src/domain/bridge/sdk-names';
import type { LoadLocal, PrepareLocal } from './carrier';

/** The sandbox bears the name of the SDK's own file, whatever that is, with a word more. */
const fileBeside = (src: string): string => src.replace(/(\.global)?\.js(?=$|[?#])/, '.local$1.js');

/** Loads the sandbox as the script file beside the one that runs: a classic one too, as a page that was opened as a file can load no module. */
export function loadLocalScript(running: Document['currentScript']): LoadLocal {
  const { src, crossOrigin } = running instanceof HTMLScriptElement ? running : { src: '', crossOrigin: null };
  return () =>
    new Promise((resolve, reject) => {
      const beside = fileBeside(src);
      if (beside === src) return reject(new Error());
      const script = document.createElement('script');
      script.src = beside;
      script.crossOrigin = crossOrigin;
      script.onerror = reject;
      script.onload = () =>
        resolve((window as unknown as Record<string, PrepareLocal>)[sdkNames.localGlobal] as PrepareLocal);
      document.head.append(script);
    });
}
