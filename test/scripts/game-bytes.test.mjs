import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGames } from '../../games/build-all.mjs';
import { threeNamesIn } from '../../games/shared-three.mjs';
import { temporaryFolder } from '../server/support/temporary-folder';

/** Limit of the shared module in bytes, with Brotli. Each game had its own of 111,000 to 120,000. */
const SHARED_LIMIT = 125_500;

/** Limits of what a game loads from its own host before its first frame, in bytes, with Brotli: page and script. */
const OWN_LIMITS = {
  'beacon-keep': 30_400,
  'brass-orrery': 26_400,
  'coral-hours': 28_500,
  'glyph-gate': 30_000,
  'kite-hill': 26_000,
  'lantern-drift': 28_900,
  'loom-of-sound': 25_400,
  'orbital-salvage': 29_600,
  'pulse-saber': 28_600,
  'sand-garden': 28_100,
  tiltworks: 26_300,
  'windward-range': 29_200,
};

const packed = (file) => brotliCompressSync(readFileSync(file)).length;

describe('threeNamesIn', () => {
  test('returns the imported values by specifier, without types and new names', () => {
    const source = [
      "import { Color, type Scene, Mesh as Body } from 'three';",
      "import type { Camera } from 'three';",
      "import { RenderPass } from 'three/addons/postprocessing/RenderPass.js';",
      "import { other } from './three';",
    ].join('\n');
    expect(threeNamesIn(source)).toEqual(
      new Map([
        ['three', new Set(['Color', 'Mesh'])],
        ['three/addons/postprocessing/RenderPass.js', new Set(['RenderPass'])],
      ]),
    );
  });

  test('rejects an import of the whole package', () => {
    expect(() => threeNamesIn("import * as THREE from 'three';")).toThrow('import * as THREE takes the whole package');
  });
});

describe('the built demo games', () => {
  const games = temporaryFolder({});
  const shared = temporaryFolder({});
  beforeAll(() => buildGames(games, join(shared, 'shared')), 60_000);

  const builds = () =>
    readdirSync(games).flatMap((slug) =>
      readdirSync(join(games, slug)).map((version) => [slug, join(games, slug, version)]),
    );
  const filesOf = (build, pattern) =>
    readdirSync(join(build, 'assets'))
      .filter((name) => pattern.test(name))
      .map((name) => join(build, 'assets', name));

  test('share one module whose name is its hash', () => {
    const names = readdirSync(join(shared, 'shared'));
    expect(names).toEqual([expect.stringMatching(/^three-[0-9a-f]{16}\.js$/)]);
    expect(packed(join(shared, 'shared', names[0]))).toBeLessThanOrEqual(SHARED_LIMIT);
  });

  test('contain a copy of the shared module, which their pages name in an import map', () => {
    const [name] = readdirSync(join(shared, 'shared'));
    const code = readFileSync(join(shared, 'shared', name), 'utf8');
    for (const [slug, build] of builds()) {
      const page = readFileSync(join(build, 'index.html'), 'utf8');
      expect(page, slug).toContain(`<script type="importmap">{"imports":{"three":"./assets/${name}"}}</script>`);
      expect(readFileSync(join(build, 'assets', name), 'utf8'), slug).toBe(code);
    }
  });

  test('load at most their limit of bytes from their own host before the first frame', () => {
    const sizes = Object.fromEntries(
      builds().map(([slug, build]) => {
        const files = [join(build, 'index.html'), ...filesOf(build, /^index-.*\.(js|css)$/)];
        return [slug, files.reduce((sum, file) => sum + packed(file), 0)];
      }),
    );
    expect(Object.keys(sizes)).toEqual(Object.keys(OWN_LIMITS));
    const above = Object.entries(sizes).filter(([slug, size]) => size > OWN_LIMITS[slug]);
    expect(above).toEqual([]);
  });

  test('import three by its name only', () => {
    for (const [slug, build] of builds())
      for (const file of filesOf(build, /^index-.*\.js$/)) {
        const code = readFileSync(file, 'utf8');
        expect(code.match(/from"[^".]+"/g), slug).toEqual(['from"three"']);
        expect(code, slug).not.toContain('WebGLRenderer:');
      }
  });
});
