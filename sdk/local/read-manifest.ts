import { sandboxNames } from '../../src/domain/bridge/frame-attributes';
import type { LocalGame } from './local-game';
import { parseLocalGame } from './local-game';

const MANIFEST_TIME = 3_000;

const linkIn = (page: Document): HTMLLinkElement | null =>
  page.querySelector<HTMLLinkElement>(`link[rel~="${sandboxNames.gameLink}"]`);

/** Waits for the manifest link or the end of the head, because the sandbox can load before both. */
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

/**
 * Loads the manifest named by `<link rel="holocade-game" href="game.json">`. Returns an empty definition if it is missing or unreadable.
 */
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

/** Loads the manifest synchronously, before the next script of the page. Returns undefined if the page has not named it yet. */
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
