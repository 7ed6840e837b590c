import { layers } from './layer-table.js';

const SOURCE = /^src\/(\w+)\/$/;
const SOURCE_LAYERS = layers.flatMap(({ folder }) => SOURCE.exec(folder)?.[1] ?? []);

const restrict = (message, ...expressions) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: [{ name: 'reflect-metadata', message: 'inversify brings its own.' }],
      patterns: expressions.map((regex) => ({ regex, message })),
    },
  ],
});

/** A relative import of a path with one of these folders. */
const through = (folders) => (folders.length === 0 ? [] : [`^\\.[./]*(?:.*/)?(?:${folders.join('|')})/`]);

function forbiddenPackages({ only, allExcept }) {
  if (allExcept) return `^(?:${allExcept.join('|')})(?:/|$)`;
  const allowed = only.map((name) => name.replace('*', '[^/]+')).join('|');
  return allowed === '' ? '^[^.]' : `^(?!\\.)(?!(?:${allowed})(?:/|$)).+`;
}

/** The machines have no folder of their own, so an import must name the domain or a machine. */
const outsideOfMachines = '^\\.(?!.*/domain/)(?!.*\\.machine$)';

/** Relative imports between layers of `src` name the layer only, such as `../../domain/`. */
function forbiddenInSource(mayImport) {
  const isAllowed = (layer) => mayImport.some((path) => `src/${layer}/`.startsWith(path));
  return through([...SOURCE_LAYERS.filter((layer) => !isAllowed(layer)), 'server', 'sdk']);
}

/** Relative imports from other folders name `src` first. */
function forbiddenElsewhere(folder, mayImport) {
  const parts = mayImport.filter((path) => path.startsWith('src/')).map((path) => path.slice('src/'.length));
  const others = ['server/', 'sdk/'].filter((each) => each !== folder).map((each) => each.slice(0, -1));
  return [parts.length === 0 ? '^\\..*/src/' : `^\\..*/src/(?!${parts.join('|')})`, ...through(others)];
}

function importsOf(folder, message) {
  const row = layers.find((each) => each.folder === folder);
  const { mayImport, packages } = row;
  const isMachines = folder.includes('*');
  const paths =
    isMachines || SOURCE.test(folder)
      ? [
          ...(isMachines ? [outsideOfMachines] : []),
          ...forbiddenInSource(isMachines ? ['src/domain/', 'src/ui/'] : mayImport),
        ]
      : forbiddenElsewhere(folder, mayImport);
  return restrict(message, forbiddenPackages(packages), ...paths);
}

/** Imports that lint rejects, by layer. */
export const layerImports = {
  domain: importsOf('src/domain/', 'The domain imports only the domain.'),
  application: importsOf('src/application/', 'The application imports the domain and rxjs.'),
  contract: importsOf('src/contract/', 'The wire contract imports the domain and zod.'),
  adapters: importsOf(
    'src/adapters/',
    'Adapters import the application, the domain, the contract and their technology.',
  ),
  ui: importsOf('src/ui/', 'The interface imports the application, the domain and its widgets, never an adapter.'),
  machines: importsOf('src/ui/*.machine.ts', 'A machine imports the domain and other machines.'),
  composition: importsOf('src/composition/', 'The browser does not import the server.'),
  server: importsOf('server/', 'The server imports the domain and the contract, nothing else of src.'),
  sdk: importsOf('sdk/', 'The SDK imports the bridge protocol and the rules that it applies, and nothing else.'),
  games: importsOf('games/', 'Games are third parties: the SDK, three and their own files.'),
  playground: importsOf('games/playground/', 'The playground imports its editor and its own files.'),
  headset: importsOf('headset/', 'The emulated headset runs in the pages of games: the emulator and its own files.'),
  tests: restrict('Nothing imports reflect-metadata.'),
};
