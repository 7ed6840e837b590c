import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { RenderModule, ClientAssets } from '../../../src/contract/render.contract';
import type { Folders } from '../../publishing/hosts/folders';
import type { Pages } from './pages.plugin';

const ENTRY = 'src/main.tsx';
/** The variable fonts for the letters of English; the others are fetched only by a page that needs them. */
const FIRST_FONTS = /(inter|space-grotesk)-latin-wght-normal[^/]*\.woff2$/;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
);

type Manifest = z.output<typeof manifestSchema>;

/** The names of a chunk and of all that it imports statically, each once. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

const path = (file: string): string => `/${file}`;

/** What a page loads first, from the manifest of the build. */
export function assetsOf(manifest: unknown): ClientAssets {
  const parsed = z.parse(manifestSchema, manifest);
  const entry = parsed[ENTRY];
  if (entry === undefined) throw new Error(`The manifest of the client has no ${ENTRY}`);
  const chunks = [...withImports(parsed, ENTRY)].flatMap((name) => parsed[name] ?? []);
  const files = new Set([
    ...chunks.flatMap(({ assets = [] }) => assets),
    ...Object.values(parsed).map(({ file }) => file),
  ]);
  return {
    entry: path(entry.file),
    preload: chunks.filter((chunk) => chunk !== entry).map(({ file }) => path(file)),
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(path),
    fonts: [...files].filter((file) => FIRST_FONTS.test(file)).map(path),
  };
}

/** Reads the manifest of the built client; throws when the client was not built. */
function readClientAssets(clientFolder: string): ClientAssets {
  return assetsOf(JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')));
}

/** Loads the built renderer and the built client; throws when they were not built. */
export async function loadPages({ renderer, client }: Pick<Folders, 'renderer' | 'client'>): Promise<Pages> {
  if (!existsSync(renderer))
    throw new Error(`There is no page renderer (${renderer}): build first, with npm run build.`);
  // Its own build has the type; the server must not import the source, which belongs to the browser.
  const module = (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as RenderModule;
  return { renderer: module, assets: readClientAssets(client) };
}
