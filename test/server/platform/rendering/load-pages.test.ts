import { describe, expect, test } from 'vitest';
import { assetsOf } from '../../../../server/platform/rendering/load-pages';

const manifest = {
  'src/main.tsx': {
    file: 'assets/main-1.js',
    src: 'src/main.tsx',
    isEntry: true,
    imports: ['_react.js', '_shared.js'],
    dynamicImports: ['src/ui/games/GamePage.tsx'],
    css: ['assets/main-1.css'],
    assets: ['assets/inter-latin-wght-normal-1.woff2', 'assets/inter-cyrillic-wght-normal-1.woff2'],
  },
  '_react.js': { file: 'assets/react-1.js' },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_react.js'], css: ['assets/main-1.css', 'assets/shared.css'] },
  '_play.js': { file: 'assets/play-1.js', imports: ['_react.js'] },
  'src/ui/games/GamePage.tsx': {
    file: 'assets/GamePage-1.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_play.js'],
    css: ['assets/game.css'],
  },
  'space-grotesk-latin-wght-normal.woff2': { file: 'assets/space-grotesk-latin-wght-normal-1.woff2' },
  'inter-latin-ext-wght-normal.woff2': { file: 'assets/inter-latin-ext-wght-normal-1.woff2' },
};

const read = (file: string) => `rules of ${file}\n`;

describe('assetsOf', () => {
  test('lists the assets of the first page, each once, without deferred ones', () => {
    const { entry, preload, styles, fonts } = assetsOf(manifest, read);
    expect(entry).toBe('/assets/main-1.js');
    expect(preload).toEqual(['/assets/react-1.js', '/assets/shared-1.js']);
    expect(styles).toBe('rules of assets/main-1.css\nrules of assets/shared.css');
    expect([...fonts].sort()).toEqual([
      '/assets/inter-latin-wght-normal-1.woff2',
      '/assets/space-grotesk-latin-wght-normal-1.woff2',
    ]);
  });

  test('lists the files of a part in the order of their evaluation, without those of every page', () => {
    expect(assetsOf(manifest, read).parts).toEqual({
      'src/ui/games/GamePage.tsx': ['/assets/play-1.js', '/assets/GamePage-1.js'],
    });
  });

  test('throws if the build has no entry', () => {
    expect(() => assetsOf({}, read)).toThrow('src/main.tsx');
  });
});
