import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { sdkFile, sdkFiles } from '../../scripts/lib/sdk-files.mjs';

/** The portal serves these files with Brotli. */
const KIB = 1_024;

async function built(fileName) {
  const settings = sdkFile(sdkFiles.find((file) => file.fileName === fileName));
  const [{ output }] = await build({ ...settings, build: { ...settings.build, write: false, sourcemap: false } });
  return output.map(({ code }) => code);
}

describe('the files of the SDK', () => {
  test.each(['holocade-sdk.js', 'holocade-sdk.global.js'])(
    '%s is one file of at most 4,750 bytes',
    async (fileName) => {
      const [code, ...others] = await built(fileName);
      expect(others).toEqual([]);
      expect(brotliCompressSync(code).length).toBeLessThanOrEqual(4_750);
    },
  );

  test.each(['holocade-sdk.local.js', 'holocade-sdk.local.global.js'])(
    '%s is one file of at most 12 KiB',
    async (fileName) => {
      const [code, ...others] = await built(fileName);
      expect(others).toEqual([]);
      expect(brotliCompressSync(code).length).toBeLessThanOrEqual(12 * KIB);
    },
  );

  test.each(['holocade-sdk.guests.js', 'holocade-sdk.guests.global.js'])(
    '%s is one file of at most 2,400 bytes',
    async (fileName) => {
      const [code, ...others] = await built(fileName);
      expect(others).toEqual([]);
      expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2_400);
    },
  );

  test.each(['adapters/heyvr.js', 'adapters/crazygames.js'])(
    '%s is one file of at most 6 KiB without the SDK',
    async (fileName) => {
      const [code, ...others] = await built(fileName);
      expect(others).toEqual([]);
      expect(brotliCompressSync(code).length).toBeLessThanOrEqual(6 * KIB);
      expect(code).not.toContain('postMessage');
    },
  );

  test('the module imports its parts beside it, and only on demand', async () => {
    const [code] = await built('holocade-sdk.js');
    expect(code.match(/import\((.*?)\)/g)).toEqual([
      'import(`./holocade-sdk.local.js`)',
      'import(`./holocade-sdk.guests.js`)',
    ]);
    expect(code).not.toContain('Holocade sandbox');
  });
});
