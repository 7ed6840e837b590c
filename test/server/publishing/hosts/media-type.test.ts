import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { contentEncoding, mediaType } from '../../../../server/publishing/hosts/media-type';

describe('mediaType', () => {
  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['Build/game.wasm', 'application/wasm'],
    ['Build/game.wasm.br', 'application/wasm'],
    ['Build/game.framework.js.unityweb', 'text/javascript; charset=utf-8'],
    ['Build/game.symbols.json.gz', 'application/json; charset=utf-8'],
    ['scene.GLB', 'model/gltf-binary'],
    ['avatar.vrm', 'model/gltf-binary'],
    ['sky.hdr', 'image/vnd.radiance'],
    ['texture.ktx2', 'image/ktx2'],
    ['shader.wgsl', 'text/plain; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['song.opus', 'audio/ogg'],
    ['font.woff2', 'font/woff2'],
    ['game.pck', 'application/octet-stream'],
    ['game.data', 'application/octet-stream'],
    ['model.splat', 'application/octet-stream'],
    ['noending', 'application/octet-stream'],
    ['odd.constructor', 'application/octet-stream'],
  ])('of %s is %s', (name, type) => {
    expect(mediaType(name)).toBe(type);
  });

  test.prop([fc.string()])('is always one type, for any name', (name) => {
    expect(mediaType(name)).toMatch(/^[a-z]+\/[\w.+-]+(; charset=utf-8)?$/);
  });
});

describe('contentEncoding', () => {
  const gzip = Buffer.from([0x1f, 0x8b, 8, 0]);
  const brotli = Buffer.concat([Buffer.from([0x6b, 0x8d, 0]), Buffer.from('UnityWeb Compressed Content (brotli)')]);
  test.each([
    ['a.js.br', Buffer.alloc(0), 'br'],
    ['a.wasm.gz', gzip, 'gzip'],
    ['a.data.unityweb', gzip, 'gzip'],
    ['a.data.unityweb', brotli, 'br'],
    ['a.data.unityweb', Buffer.from('plain'), undefined],
    ['levels.tar.gz', gzip, undefined],
    ['archive.gz', gzip, undefined],
    ['a.js', gzip, undefined],
  ])('of %s is found by its first bytes', (name, head, encoding) => {
    expect(contentEncoding(name, head)).toBe(encoding);
  });
});
