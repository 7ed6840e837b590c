import { brand } from '../../../src/domain/shared/brand';
import { programFrameUrl } from '../hosts/program-frame.plugin';
import type { PublicUrls } from '../hosts/public-urls';
import { readBuiltAssets } from './built-assets';
import type { SitePage } from './site-page';

const ENTRY = 'main.ts';

/** Path of the built files of the playground, whose names contain content hashes. */
export const PLAYGROUND_FILES = '/playground/';

const bodyOf = (frame: string, sdk: string): string => `<h1>Playground</h1>
<p class="lead">Change a small game, run it, and see what the SDK returns.</p>
<noscript><p>The playground needs JavaScript. The <a href="/guide">guide</a> explains the same calls.</p></noscript>
<div id="playground" data-frame="${frame}" data-sdk="${sdk}" hidden>
<div class="bar"><label for="example">Example</label><select id="example"></select>
<button type="button" id="run">Run</button><button type="button" id="share">Copy link</button><button type="button" id="download">Download</button><button type="button" id="own-draft">Open as your draft</button>
<label class="check"><input type="checkbox" id="headset">Emulated headset</label></div>
<p id="notice" role="status"></p>
<div class="sides"><section aria-labelledby="program-title"><h2 id="program-title">Program</h2><div id="editor"></div></section>
<section aria-labelledby="output-title"><h2 id="output-title">Output</h2><div id="frame"><p>Press Run.</p></div><ol id="log" aria-label="Messages" aria-live="polite"></ol></section></div>
</div>
<h2 id="where-it-runs">Where the program runs</h2>
<p>The program runs in a sandboxed frame and uses the sandbox of the SDK. No call reaches the portal, and each run starts without saves and scores. The program can load only files of the portal’s static host. A program from a link runs only after you press Run.</p>
<h2 id="with-your-own-game">With your own game</h2>
<p>Press “Open as your draft” to use your account, boards, items and achievements. The console publishes the program as the draft of a game that you choose. The draft runs in the portal, also with the emulated headset. It has scores and saves of its own, and only people with its private link can open it.</p>
<p>From a command line, press Download and publish the archive instead. See <a href="/publishing">Publishing</a>:</p>
<figure class="code"><figcaption>sh</figcaption><pre tabindex="0"><code>${brand.identifier} publish playground.zip --game YOUR-GAME --draft --remote PORTAL --developer YOUR-SLUG</code></pre></figure>`;

/** Page of the playground; undefined before it is built. */
export function playgroundPage(folder: string, urls: PublicUrls): SitePage | undefined {
  const assets = readBuiltAssets(folder, ENTRY);
  if (assets === undefined) return undefined;
  const styles = (nonce: string): string =>
    assets.styles.map((name) => `<link rel="stylesheet" nonce="${nonce}" href="${PLAYGROUND_FILES}${name}">`).join('');
  return {
    path: PLAYGROUND_FILES,
    title: 'Playground',
    description: 'Change a small game, run it, and see what the SDK returns.',
    body: bodyOf(programFrameUrl(urls), urls.static(`sdk/v1/${brand.identifier}-sdk.global.js`)),
    head: (nonce) =>
      `${styles(nonce)}<script type="module" nonce="${nonce}" src="${PLAYGROUND_FILES}${assets.entry}"></script>`,
  };
}
