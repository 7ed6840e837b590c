import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip archive written byte by byte; every field can be false. */
export interface RawEntry {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  readonly method?: number;
  readonly flags?: number;
  /** Unix mode. */
  readonly mode?: number;
  readonly claims?: {
    readonly size?: number;
    readonly compressed?: number;
    readonly crc?: number;
    readonly at?: number;
  };
}

const UTF8 = 0x0800;

/** Creates the bytes of a zip archive with these entries, unchecked. */
export function zipBytes(entries: readonly RawEntry[], count = entries.length): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', method = 8, flags = 0, mode = 0, claims = {} } of entries) {
    const [names, plain] = [Buffer.from(name), Buffer.from(content)];
    const data = method === 8 ? deflateRawSync(plain) : plain;
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt16LE(flags | UTF8, 2);
    fixed.writeUInt16LE(method, 4);
    fixed.writeUInt32LE(claims.crc ?? crc32(plain), 10);
    fixed.writeUInt32LE(claims.compressed ?? data.length, 14);
    fixed.writeUInt32LE(claims.size ?? plain.length, 18);
    fixed.writeUInt16LE(names.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(claims.at ?? offset, 10);
    const made = Buffer.from([0x14, 3]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, fixed, tail, names]));
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fixed, names, data]);
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count & 0xff_ff, 8);
  end.writeUInt16LE(count & 0xff_ff, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}
