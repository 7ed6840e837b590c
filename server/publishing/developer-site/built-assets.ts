import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
);

/** Files of a built page, by their paths in its folder. */
interface BuiltAssets {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly styles: readonly string[];
}

/** Reads the manifest of a build of Vite; undefined before it is built. */
export function readBuiltAssets(folder: string, entry: string): BuiltAssets | undefined {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return undefined;
  const manifest = z.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  const found = manifest[entry];
  if (found === undefined) throw new Error(`${file} has no ${entry}. Build it with npm run build.`);
  return {
    entry: found.file,
    preload: (found.imports ?? []).flatMap((name) => manifest[name]?.file ?? []),
    styles: found.css ?? [],
  };
}
