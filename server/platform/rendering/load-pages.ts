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
    isDynamicEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
);

type Manifest = z.output<typeof manifestSchema>;

/** Names of a chunk's static imports and of the chunk, each once, in the order of their evaluation. */
function withImports(manifest: Manifest, name: string, known = new Set<string>()): readonly string[] {
  if (known.has(name)) return [];
  known.add(name);
  const imports = manifest[name]?.imports ?? [];
  return [...imports.flatMap((imported) => withImports(manifest, imported, known)), name];
}

const path = (file: string): string => `/${file}`;

/** Assets of every page, from the build's manifest. `read` returns the text of a built file. */
export function assetsOf(manifest: unknown, read: (file: string) => string): ClientAssets {
  const parsed = z.parse(manifestSchema, manifest);
  const entry = parsed[ENTRY];
  if (entry === undefined) throw new Error(`The client's manifest has no ${ENTRY}. Build it with npm run build.`);
  const first = withImports(parsed, ENTRY);
  const chunks = first.flatMap((name) => parsed[name] ?? []);
  const parts = Object.keys(parsed).filter((name) => parsed[name]?.isDynamicEntry === true);
  const filesOf = (name: string) =>
    withImports(parsed, name, new Set(first)).flatMap((part) => path(parsed[part]?.file ?? ''));
  const files = new Set([
    ...chunks.flatMap(({ assets = [] }) => assets),
    ...Object.values(parsed).map(({ file }) => file),
  ]);
  return {
    entry: path(entry.file),
    preload: chunks.filter((chunk) => chunk !== entry).map(({ file }) => path(file)),
    parts: Object.fromEntries(parts.map((name) => [name, filesOf(name)])),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => read(file).trim()).join('\n'),
    fonts: [...files].filter((file) => FIRST_FONTS.test(file)).map(path),
  };
}

/** Reads the manifest of the built client; throws if the client is not built. */
function readClientAssets(clientFolder: string): ClientAssets {
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8');
  return assetsOf(JSON.parse(read('.vite/manifest.json')), read);
}

/** Loads the built renderer and client; throws if they are not built. */
export async function loadPages({ renderer, client }: Pick<Folders, 'renderer' | 'client'>): Promise<Pages> {
  if (!existsSync(renderer))
    throw new Error(`The page renderer (${renderer}) is missing. Build it with npm run build.`);
  // Its own build has the type; the server must not import the browser's source.
  const module = (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as RenderModule;
  return { renderer: module, assets: readClientAssets(client) };
}
