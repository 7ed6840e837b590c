import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

const types = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/vnd.microsoft.icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'screenshot-wide.webp': 'image/webp',
  'screenshot-narrow.webp': 'image/webp',
  'manifest.webmanifest': 'application/manifest+json',
};
const fileOf = (name: string) => readFileSync(join(projectRoot, 'public', name));

let server: TestServer;
beforeAll(async () => {
  const files = Object.fromEntries(Object.keys(types).map((name) => [name, 'file']));
  server = await startTestServer({
    demo: false,
    folders: { client: temporaryFolder({ ...files, 'assets/a.js': '' }) },
  });
});
afterAll(() => server.close());

describe('portalFiles', () => {
  test.each(Object.entries(types))('serves %s as %s, cached for an hour', async (name, type) => {
    const { status, headers } = await server.request(`/${name}`);
    expect(status).toBe(200);
    expect(headers['content-type']?.split(';')[0]).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers.etag).toBeDefined();
  });

  test('has a manifest with an id, a start page, and screenshots of the named sizes', async () => {
    const manifest = JSON.parse(fileOf('manifest.webmanifest').toString()) as {
      readonly id: string;
      readonly start_url: string;
      readonly display: string;
      readonly screenshots: readonly (Icon & { readonly form_factor: string })[];
      readonly shortcuts: readonly { readonly url: string }[];
    };
    expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/arcade/games', '/market']);
    expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['wide', 'narrow']);
    for (const { src, sizes } of manifest.screenshots) {
      const { width, height } = await sharp(fileOf(src.slice(1))).metadata();
      expect(`${String(width)}x${String(height)}`).toBe(sizes);
    }
  });

  test('includes every icon in the size named by the manifest', () => {
    const { icons } = JSON.parse(fileOf('manifest.webmanifest').toString()) as { readonly icons: readonly Icon[] };
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons.slice(1)) {
      const png = fileOf(src.slice(1));
      expect(`${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`).toBe(sizes);
    }
    expect(fileOf('favicon.ico').readUInt16LE(4)).toBe(3);
  });
});

test('sends no permissions policy with files, because it is for documents', async () => {
  const { status, headers } = await server.request('/assets/a.js');
  expect(status).toBe(200);
  expect(headers['permissions-policy']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect((await server.request('/assets/none.js')).headers['permissions-policy']).toBeDefined();
});
