import { existsSync, readdirSync } from 'node:fs';
import type { PublicUrls } from './public-urls';

/** Path of the shared modules on the static host; file names contain content hashes. */
export const SHARED_MODULES = '/modules/';

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/;
/** A build's own copy of a shared module. The name is that of the shared file, and contains the hash of its content. */
const OWN_COPY = /^\.\/assets\/([a-z]+-[0-9a-f]{16}\.js)$/;

/** Returns the addresses of the first import map in the start of a page, by specifier. */
function importsOf(start: string): readonly (readonly [specifier: string, address: unknown])[] {
  try {
    const map: unknown = JSON.parse(IMPORT_MAP.exec(start)?.[1] ?? '{}');
    if (typeof map !== 'object' || map === null || 'scopes' in map) return [];
    const imports: unknown = 'imports' in map ? map.imports : undefined;
    return typeof imports === 'object' && imports !== null ? Object.entries(imports) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the tags that make a page load modules from the static host, where all games share them. Applies to modules
 * of the page's import map that the build contains with the name of a file in `folder`. Empty for any other page, and for a map with other
 * entries.
 */
export function sharedModuleTags(urls: Pick<PublicUrls, 'static'>, folder: string): (start: string) => string {
  // Read once. For a file that is added later, pages keep their own copy.
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (start) => {
    const imports = importsOf(start);
    const shared = imports.flatMap(([specifier, own]) => {
      const file = typeof own === 'string' ? OWN_COPY.exec(own)?.[1] : undefined;
      return file !== undefined && files.has(file)
        ? [[specifier, urls.static(`${SHARED_MODULES}${file}`)] as const]
        : [];
    });
    // Some browsers use only the first map of a page, so it must replace all of the page's own.
    if (shared.length === 0 || shared.length < imports.length) return '';
    const map = JSON.stringify({ imports: Object.fromEntries(shared) }).replaceAll('<', '\\u003c');
    // The first map decides. Without the links, the browser would find the modules only in the game's own script.
    const links = shared.map(([, href]) => `<link rel="modulepreload" crossorigin href="${href}">`);
    return `<script type="importmap">${map}</script>${links.join('')}`;
  };
}
