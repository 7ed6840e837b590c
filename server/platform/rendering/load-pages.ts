import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { RenderModule } from '../../../src/contract/render.contract';
import type { Folders } from '../../publishing/hosts/folders';
import { readClientAssets } from './client-assets';
import type { Pages } from './pages.plugin';

/** Loads the built renderer and the built client; throws when they were not built. */
export async function loadPages({ renderer, client }: Pick<Folders, 'renderer' | 'client'>): Promise<Pages> {
  if (!existsSync(renderer))
    throw new Error(`There is no page renderer (${renderer}): build first, with npm run build.`);
  // Its own build has the type; the server must not import the source, which belongs to the browser.
  const module = (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as RenderModule;
  return { renderer: module, assets: readClientAssets(client) };
}
