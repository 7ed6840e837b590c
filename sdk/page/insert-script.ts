/**
 * Loads a classic script. Settles when the script has run or failed. If `running` blocks the parser, the new script does as well and runs
 * before all later scripts of the page.
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
