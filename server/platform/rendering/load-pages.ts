import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { RenderModule, ClientAssets } from '../../../src/contract/render.contract';
import type { Folders } from '../../publishing/hosts/folders';
import type { Pages } from './pages.plugin';

const ENTRY = 'src/main.tsx';
/** Variable fonts with the Latin letters; pages fetch others only when needed. */
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

/** Names of a chunk and all its static imports, each once. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

const path = (file: string): string => `/${file}`;

/** Assets that a page loads first, from the build's manifest. */
export function assetsOf(manifest: unknown): ClientAssets {
  const parsed = z.parse(manifestSchema, manifest);
  const entry = parsed[ENTRY];
  if (entry === undefined) throw new Error(`The client's manifest has no ${ENTRY}. Build it with npm run build.`);
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

/** Reads the manifest of the built client; throws if the client is not built. */
function readClientAssets(clientFolder: string): ClientAssets {
  return assetsOf(JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')));
}

/** Loads the built renderer and client; throws if they are not built. */
export async function loadPages({ renderer, client }: Pick<Folders, 'renderer' | 'client'>): Promise<Pages> {
  if (!existsSync(renderer))
    throw new Error(`The page renderer (${renderer}) is missing. Build it with npm run build.`);
  // Its own build has the type; the server must not import the browser's source.
  const module = (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as RenderModule;
  return { renderer: module, assets: readClientAssets(client) };
}
