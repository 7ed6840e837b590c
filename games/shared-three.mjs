import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const games = dirname(fileURLToPath(import.meta.url));
const ENTRY = 'shared-three';
const HASH_LENGTH = 16;

const isThree = (id) => id === 'three' || id.startsWith('three/');

/** Names of `import { … } from 'three…'` in a source, by specifier. Throws for an import that would take the whole package. */
export function threeNamesIn(source) {
  const names = new Map();
  for (const [, clause, specifier] of source.matchAll(/^import\s+(?!type\b)([^;'"]+?)\s+from\s+'([^']+)';/gm)) {
    if (!isThree(specifier)) continue;
    const list = /^\{([^}]*)\}$/.exec(clause)?.[1];
    if (list === undefined)
      throw new Error(`Import names from ${specifier}: import ${clause} takes the whole package.`);
    const values = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0]);
    names.set(specifier, new Set([...(names.get(specifier) ?? []), ...values]));
  }
  return names;
}

/** Source of a module that exports everything that the games import from three and its addons. */
async function entrySource() {
  const files = (await readdir(games, { recursive: true })).filter((file) => file.endsWith('.ts')).sort();
  const all = new Map();
  for (const file of files)
    for (const [specifier, names] of threeNamesIn(await readFile(join(games, file), 'utf8')))
      all.set(specifier, new Set([...(all.get(specifier) ?? []), ...names]));
  return [...all.keys()]
    .sort()
    .map((specifier) => `export { ${[...all.get(specifier)].sort().join(', ')} } from '${specifier}';`)
    .join('\n');
}

/** Builds the parts of three that the games use as one module; its name contains the hash of its content. */
export async function buildThree() {
  const source = await entrySource();
  const entry = join(games, ENTRY);
  const entryPlugin = {
    name: 'shared-three-entry',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? source : null),
  };
  const [{ output }] = await build({
    root: games,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [entryPlugin],
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      lib: { entry, formats: ['es'], fileName: () => 'three.js' },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  });
  const { code } = output[0];
  const hash = createHash('sha256').update(code).digest('hex').slice(0, HASH_LENGTH);
  return { file: `three-${hash}.js`, code };
}

/** Writes the shared module into an empty folder. */
export async function writeThree({ file, code }, folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), code);
}

/**
 * Leaves three out of a game's own code. The build contains its own copy, named by an import map in its page, so it runs
 * from any server. The games host inserts an earlier map with the shared address (docs/adr/0047).
 */
export const withSharedThree = ({ file, code }) => ({
  name: 'shared-three',
  enforce: 'pre',
  resolveId: (id) => (isThree(id) ? { id: 'three', external: true } : null),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: code });
  },
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'importmap' },
      children: JSON.stringify({ imports: { three: `./assets/${file}` } }),
      injectTo: 'head-prepend',
    },
  ],
});
