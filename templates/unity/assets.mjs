import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import openWabt from 'wabt';

const LAMPS = [
  [0.95, 0.5, 0.3],
  [0.98, 0.8, 0.35],
  [0.45, 0.8, 0.6],
  [0.35, 0.65, 0.9],
  [0.65, 0.45, 0.9],
  [0.95, 0.45, 0.65],
  [0.9, 0.9, 0.85],
  [0.5, 0.85, 0.85],
];

/** Writes `Build/` like Unity: the loader uncompressed, all other files precompressed. */
export async function makeAssets({ folder, output }) {
  const source = (name) => readFileSync(join(folder, 'player', name));
  const wabt = await openWabt();
  const parsed = wabt.parseWat('player.wat', source('player.wat').toString('utf8'));
  const program = Buffer.from(parsed.toBinary({}).buffer);
  mkdirSync(join(output, 'Build'), { recursive: true });
  const write = (name, content) => writeFileSync(join(output, 'Build', `lamp-hall.${name}`), content);
  write('loader.js', source('loader.js'));
  write('framework.js.br', brotliCompressSync(source('framework.js')));
  write('wasm.br', brotliCompressSync(program));
  write('data.gz', gzipSync(JSON.stringify({ lamps: LAMPS })));
}
