import { sdkNames } from '../src/domain/bridge/sdk-names';
import type { LoadLocal, PrepareLocal } from './carrier';

const FILE = 'holocade-sdk.local.global.js';

/** Loads the sandbox as the script file beside the one that runs: a classic one too, as a page that was opened as a file can load no module. */
export function loadLocalScript(running: Document['currentScript']): LoadLocal {
  const { src, crossOrigin } = running instanceof HTMLScriptElement ? running : { src: '', crossOrigin: null };
  return () =>
    new Promise((resolve, reject) => {
      if (src === '') return reject(new Error());
      const script = document.createElement('script');
      script.src = new URL(FILE, src).href;
      script.crossOrigin = crossOrigin;
      script.onerror = reject;
      script.onload = () =>
        resolve((window as unknown as Record<string, PrepareLocal>)[sdkNames.localGlobal] as PrepareLocal);
      document.head.append(script);
    });
}
