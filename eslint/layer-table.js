/** The pure parts of screens: as strict as the domain. */
export const MACHINES = 'src/ui/*.machine.ts';

const EVERYTHING = ['src/'];
const WIRING = ['inversify', 'reflect-metadata'];
const RENDERING = ['react', 'react-dom', 'react-router-dom', 'mobx', 'mobx-react-lite', 'styled-components'];
const WIDGETS = ['canvas-confetti', 'react-aria-components', 'uplot'];

/**
 * The only table of the layers (docs/architecture.md). Lint checks the text of each import, and test/architecture the resolved files. A folder
 * without a row may not contain modules.
 */
export const layers = [
  { folder: 'src/domain/', mayImport: ['src/domain/'], packages: { only: [] } },
  { folder: 'src/contract/', mayImport: ['src/contract/', 'src/domain/'], packages: { only: ['zod'] } },
  { folder: 'src/application/', mayImport: ['src/application/', 'src/domain/'], packages: { only: ['rxjs'] } },
  {
    folder: 'src/adapters/',
    mayImport: ['src/adapters/', 'src/application/', 'src/contract/', 'src/domain/'],
    packages: { allExcept: [...WIRING, ...RENDERING] },
  },
  { folder: MACHINES, mayImport: ['src/domain/', MACHINES], packages: { only: [] } },
  {
    folder: 'src/ui/',
    mayImport: ['src/ui/', 'src/application/', 'src/domain/'],
    packages: { only: [...RENDERING, ...WIDGETS, '@fontsource-variable/*', 'dayjs', 'rxjs'] },
  },
  { folder: 'src/composition/', mayImport: EVERYTHING, packages: { allExcept: ['reflect-metadata'] } },
  { folder: 'src/main.tsx', mayImport: EVERYTHING, packages: { allExcept: WIRING } },
  { folder: 'src/console.tsx', mayImport: EVERYTHING, packages: { allExcept: WIRING } },
  { folder: 'src/render.tsx', mayImport: EVERYTHING, packages: { allExcept: WIRING } },
  ...['src/service-worker.ts', 'src/game-worker.ts'].map((folder) => ({
    folder,
    mayImport: ['src/adapters/service-worker/', 'src/adapters/system/'],
    packages: { only: [] },
  })),
  { folder: 'src/ad-frame.ts', mayImport: ['src/adapters/ads/', 'src/adapters/system/'], packages: { only: [] } },
  {
    folder: 'server/',
    mayImport: ['server/', 'src/contract/', 'src/domain/'],
    packages: { allExcept: [...WIRING, ...RENDERING] },
  },
  {
    folder: 'sdk/',
    // The protocol, and the rules that give a game's calls the same results outside the portal (ADR 19).
    mayImport: [
      'sdk/',
      ...['bridge', 'inventory', 'leaderboards', 'offline', 'subscriptions', 'play', 'saves', 'shared'].map(
        (part) => `src/domain/${part}/`,
      ),
    ],
    packages: { only: [] },
  },
  // The page of the playground is no game: its programs run in a frame and use the SDK there.
  {
    folder: 'games/playground/',
    mayImport: ['games/playground/'],
    packages: { only: ['@codemirror/*', '@lezer/highlight', 'fflate'] },
  },
  { folder: 'games/', mayImport: ['games/'], packages: { only: ['@holocade/sdk', 'three'] } },
  { folder: 'headset/', mayImport: ['headset/'], packages: { only: ['iwer'] } },
];
