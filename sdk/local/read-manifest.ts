import { sandboxNames } from '../../src/domain/bridge/frame-attributes';
import type { LocalGame } from './local-game';
import { parseLocalGame } from './local-game';

const MANIFEST_TIME = 3_000;

const linkIn = (page: Document): HTMLLinkElement | null =>
  page.querySelector<HTMLLinkElement>(`link[rel~="${sandboxNames.gameLink}"]`);

/** Waits until the parser has read the link or the whole head, as the sandbox can load ahead of both. */
const headRead = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const isRead = () => linkIn(page) !== null || page.body !== null || page.readyState !== 'loading';
    if (isRead()) return resolve();
    const reading = new MutationObserver(() => {
      if (!isRead()) return;
      reading.disconnect();
      resolve();
    });
    reading.observe(page, { childList: true, subtree: true });
  });

/** Reads the manifest that the page names by `<link rel="holocade-game" href="game.json">`; without one that can be read, nothing is known of the game. */
export async function readManifest({ document }: Window): Promise<LocalGame> {
  await headRead(document);
  const link = linkIn(document);
  if (link === null) return parseLocalGame(undefined);
  try {
    const answer = await fetch(link.href, { signal: AbortSignal.timeout(MANIFEST_TIME) });
    return parseLocalGame(answer.ok ? await answer.json() : undefined);
  } catch {
    return parseLocalGame(undefined);
  }
}

/** Reads the manifest before the next script of the page runs; undefined while the page has not named it. */
export function readManifestNow(page: Document): LocalGame | undefined {
  const link = linkIn(page);
  if (link === null) return undefined;
  try {
    const request = new XMLHttpRequest();
    request.open('GET', link.href, false);
    request.send();
    return parseLocalGame(request.status === 200 ? JSON.parse(request.responseText) : undefined);
  } catch {
    return parseLocalGame(undefined);
  }
}
