import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { Document, NodeIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRDracoMeshCompression,
  KHRMeshQuantization,
  KHRTextureBasisu,
} from '@gltf-transform/extensions';
import draco3d from 'draco3dgltf';
import { encodeToKTX2 } from 'ktx2-encoder';
import { MeshoptEncoder } from 'meshoptimizer';

const SIZE = 128;

/** Creates the pixels of a picture. The function returns red, green and blue for a place. */
function paint(colorAt) {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) data.set([...colorAt(x, y), 255], (y * SIZE + x) * 4);
  return { data, width: SIZE, height: SIZE };
}

function crc(bytes) {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

function png({ data, width, height }) {
  const chunk = (type, body) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(body.length);
    check.writeUInt32BE(crc(named));
    return Buffer.concat([size, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  const start = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates the vertices of a surface over two angles. `radiusAt` returns its distance from the centre. */
function surface(radiusAt, rings = 48, sides = 96) {
  const [positions, normals, uvs, indices] = [[], [], [], []];
  for (let ring = 0; ring <= rings; ring += 1)
    for (let side = 0; side <= sides; side += 1) {
      const [up, around] = [(ring / rings) * Math.PI, (side / sides) * 2 * Math.PI];
      const normal = [Math.sin(up) * Math.sin(around), Math.cos(up), Math.sin(up) * Math.cos(around)];
      positions.push(...normal.map((part) => part * radiusAt(up, around)));
      normals.push(...normal);
      uvs.push((side / sides) * 4, (ring / rings) * 2);
      const at = ring * (sides + 1) + side;
      if (ring < rings && side < sides)
        indices.push(at, at + sides + 1, at + 1, at + 1, at + sides + 1, at + sides + 2);
    }
  return { positions, normals, uvs, indices };
}

function modelOf({ positions, normals, uvs, indices }, image, mimeType) {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type, array) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const texture = document.createTexture('picture').setImage(image).setMimeType(mimeType);
  const material = document
    .createMaterial()
    .setBaseColorTexture(texture)
    .setMetallicFactor(0.1)
    .setRoughnessFactor(0.6);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', new Float32Array(positions)))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
    .setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array(uvs)))
    .setIndices(accessor('SCALAR', new Uint16Array(indices)))
    .setMaterial(material);
  document.createScene().addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)));
  return document;
}

/** Writes one model for each decoder: Draco with a PNG picture, meshopt with a PNG picture, and a KTX2 picture. */
export async function makeAssets({ output }) {
  await MeshoptEncoder.ready;
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRDracoMeshCompression, KHRMeshQuantization, KHRTextureBasisu])
    .registerDependencies({
      'draco3d.encoder': await draco3d.createEncoderModule(),
      'meshopt.encoder': MeshoptEncoder,
    });
  const folder = join(output, 'models');
  mkdirSync(folder, { recursive: true });
  const save = async (name, document) => writeFileSync(join(folder, name), await io.writeBinary(document));

  const checks = paint((x, y) => (((x >> 4) + (y >> 4)) % 2 ? [240, 180, 60] : [190, 60, 50]));
  const draco = modelOf(
    surface((up, around) => 0.5 + 0.06 * Math.cos(around * 8) * Math.sin(up)),
    png(checks),
    'image/png',
  );
  draco
    .createExtension(KHRDracoMeshCompression)
    .setRequired(true)
    .setEncoderOptions({ method: KHRDracoMeshCompression.EncoderMethod.EDGEBREAKER });
  await save('pumpkin-draco.glb', draco);

  const stripes = paint((x, y) => [90 + (x % 32) * 4, 200 - (y % 64), 220]);
  const meshopt = modelOf(
    surface((up) => 0.5 + 0.08 * Math.cos(up * 12)),
    png(stripes),
    'image/png',
  );
  meshopt
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE });
  await save('shell-meshopt.glb', meshopt);

  const tiles = paint((x, y) => (x % 32 < 2 || y % 32 < 2 ? [60, 40, 30] : [150 + ((x * 7 + y * 13) % 40), 120, 90]));
  const picture = await encodeToKTX2(png(tiles), {
    isUASTC: false,
    generateMipmap: true,
    imageDecoder: async () => tiles,
  });
  const basis = modelOf(
    surface(() => 0.5),
    picture,
    'image/ktx2',
  );
  basis.createExtension(KHRTextureBasisu).setRequired(true);
  await save('globe-ktx2.glb', basis);
  writeFileSync(join(folder, 'tiles.ktx2'), picture);
}
