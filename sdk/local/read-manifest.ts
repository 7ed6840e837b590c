import { sandboxNames } from '../../src/domain/bridge/sandbox-names';
import type { LocalGame } from './local-game';
import { parseLocalGame } from './local-game';

const MANIFEST_TIME = 3_000;

/** Reads the manifest that the page names by `<link rel="holocade-game" href="game.json">`; without one that can be read, nothing is known of the game. */
export async function readManifest(own: Window): Promise<LocalGame> {
  const link = own.document.querySelector<HTMLLinkElement>(`link[rel~="${sandboxNames.gameLink}"]`);
  if (link === null) return parseLocalGame(undefined);
  try {
    const answer = await fetch(link.href, { signal: AbortSignal.timeout(MANIFEST_TIME) });
    return parseLocalGame(answer.ok ? await answer.json() : undefined);
  } catch {
    return parseLocalGame(undefined);
  }
}
