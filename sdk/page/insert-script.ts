/**
 * Loads a classic script, and settles when it has run or failed. While the parser of the page waits for `running`, it then waits for the new
 * script as well, so that no later script of the page runs first.
 */
export function insertScript(running: HTMLScriptElement, src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let script = document.createElement('script');
    script.src = src;
    script.crossOrigin = running.crossOrigin;
    if (document.currentScript && !running.async) document.write(script.outerHTML);
    if (script.isEqualNode(running.nextSibling)) script = running.nextSibling as HTMLScriptElement;
    else document.head.append(script);
    script.onload = resolve;
    script.onerror = reject;
  });
}
