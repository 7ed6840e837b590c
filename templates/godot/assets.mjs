import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ALIGNMENT = 32;
/** Offsets are relative to the start of the files. */
const RELATIVE = 2;

const padded = (size, to) => Math.ceil(size / to) * to;

function integers(...values) {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}

function long(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/** Creates a Godot pack (version 2, Godot 4) of these files, in the form of an editor export. */
export function godotPack(files) {
  let offset = 0;
  const entries = files.map(({ name, content }) => {
    const path = Buffer.alloc(padded(Buffer.byteLength(name) + 1, 4));
    path.write(name);
    const digest = createHash('md5').update(content).digest();
    const entry = Buffer.concat([integers(path.length), path, long(offset), long(content.length), digest, integers(0)]);
    offset += padded(content.length, ALIGNMENT);
    return entry;
  });
  const directory = Buffer.concat([integers(files.length), ...entries]);
  const headerSize = 4 * 5 + 4 + 8 + 16 * 4;
  const base = padded(headerSize + directory.length, ALIGNMENT);
  const header = Buffer.concat([Buffer.from('GDPC'), integers(2, 4, 6, 0, RELATIVE), long(base), Buffer.alloc(64)]);
  const bodies = files.map(({ content }) =>
    Buffer.concat([content, Buffer.alloc(padded(content.length, ALIGNMENT) - content.length)]),
  );
  return Buffer.concat([header, directory, Buffer.alloc(base - headerSize - directory.length), ...bodies]);
}

export async function makeAssets({ folder, output }) {
  const project = join(folder, 'project');
  const files = readdirSync(project)
    .filter((name) => name !== 'export_presets.cfg')
    .map((name) => ({ name: `res://${name}`, content: readFileSync(join(project, name)) }));
  // The editor also writes an empty list if no script has a class name.
  const classes = { name: 'res://.godot/global_script_class_cache.cfg', content: Buffer.from('list=[]\n') };
  writeFileSync(join(output, 'index.pck'), godotPack([...files, classes]));
}
