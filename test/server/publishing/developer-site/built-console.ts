import { temporaryFolder } from '../../support/temporary-folder';

const manifest = {
  'src/console.tsx': { file: 'files/console-a.js', css: ['files/console-c.css'], imports: ['_packages'] },
  _packages: { file: 'files/packages-b.js' },
};

/** Creates the folder of a built console. */
export const builtConsole = (): string =>
  temporaryFolder({
    '.vite/manifest.json': JSON.stringify(manifest),
    'files/console-a.js': 'start()',
    'files/packages-b.js': 'packages()',
    'files/console-c.css': 'a{}',
  });
