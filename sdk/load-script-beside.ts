import { insertScript } from './page/insert-script';

/** A part has the file name of the SDK with its own name inserted, such as `.local`. */
const fileBeside = (src: string, part: string): string => src.replace(/(\.global)?\.js(?=$|[?#])/, `.${part}$1.js`);

/**
 * Loads a part of the SDK from the file beside the running script, which sets the property `global` of `window`. Both are classic
 * scripts, because a page opened as a file cannot load modules.
 */
export function loadScriptBeside<T>(running: HTMLScriptElement, part: string, global: string): () => Promise<T> {
  return async () => {
    const beside = fileBeside(running.src, part);
    if (beside === running.src) throw new Error();
    await insertScript(running, beside);
    return (window as unknown as Record<string, T>)[global] as T;
  };
}
