const OWN_LAYERS = ['domain', 'contract', 'application', 'adapters', 'ui', 'composition'];

const UI_PACKAGES = [
  '@fontsource-variable/[^/]+',
  'canvas-confetti',
  'dayjs',

  'lucide-react',
  'mobx',
  'mobx-react-lite',
  'react',
  'react-aria-components',
  'react-dom',
  'react-router-dom',
  'rxjs',
  'simple-icons',
  'styled-components',
];

const folder = (names) => `^\\.[./]*(?:.*/)?(?:${names.join('|')})/`;
const packagesExcept = (names) => `^(?!\\.)(?!(?:${names.join('|')})(?:/|$)).+`;
const EVERY_PACKAGE = '^[^.]';

const restrict = (message, ...expressions) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: [{ name: 'reflect-metadata', message: 'inversify brings its own.' }],
      patterns: expressions.map((regex) => ({ regex, message })),
    },
  ],
});

const otherLayers = (...allowed) => folder(OWN_LAYERS.filter((layer) => !allowed.includes(layer)));
const OUTSIDE_OF_SRC = folder(['server', 'sdk']);
const NOT_WIRING = '^inversify(/|$)';

/** Imports that each folder may use. test/architecture proves the same from the resolved files. */
export const layerImports = {
  domain: restrict('The domain imports only the domain.', EVERY_PACKAGE, otherLayers('domain'), OUTSIDE_OF_SRC),
  application: restrict(
    'The application imports the domain and rxjs.',
    packagesExcept(['rxjs']),
    otherLayers('domain', 'application'),
    OUTSIDE_OF_SRC,
  ),
  contract: restrict(
    'The wire contract imports the domain and zod.',
    packagesExcept(['zod']),
    otherLayers('domain', 'contract'),
    OUTSIDE_OF_SRC,
  ),
  adapters: restrict(
    'Adapters import the application, the domain, the contract and their technology.',
    NOT_WIRING,
    '^(react|react-dom|react-router-dom|mobx|mobx-react-lite|styled-components)(/|$)',
    folder(['ui', 'composition']),
    OUTSIDE_OF_SRC,
  ),
  ui: restrict(
    'The interface imports the application, the domain and its widgets, never an adapter.',
    packagesExcept(UI_PACKAGES),
    otherLayers('domain', 'application', 'ui'),
    OUTSIDE_OF_SRC,
  ),
  machines: restrict(
    'A machine imports the domain and other machines.',
    EVERY_PACKAGE,
    '^\\.(?!.*/domain/)(?!.*\\.machine$)',
    otherLayers('domain', 'ui'),
    OUTSIDE_OF_SRC,
  ),
  composition: restrict('The browser does not import the server.', OUTSIDE_OF_SRC),
  server: restrict(
    'The server imports the domain and the contract, nothing else of src.',
    NOT_WIRING,
    'src/(?!domain/|contract/)',
    folder(['sdk']),
  ),
  sdk: restrict(
    'The SDK imports the bridge protocol and the rules of what it speaks of, and nothing else.',
    EVERY_PACKAGE,
    'src/(?!domain/(bridge|inventory|leaderboards|subscriptions|play|saves|shared)/)',
    folder(['server', 'games']),
  ),
  games: restrict(
    'Games are third parties: the SDK, three and their own files.',
    packagesExcept(['@holocade/sdk', 'three']),
    folder(['src', 'server', 'sdk']),
  ),
  headset: restrict(
    'The emulated headset runs in the pages of games: the emulator and its own files.',
    packagesExcept(['iwer']),
    folder(['src', 'server', 'sdk', 'games']),
  ),
  tests: restrict('Nothing imports reflect-metadata.'),
};
