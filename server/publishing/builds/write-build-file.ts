import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { BuildFile, FoundFile } from './scan-folder';

/** Bytes at the start of a file that identify its kind. */
const HEAD_BYTES = 1024;

const MAGIC: readonly (readonly [string, string])[] = [
  ['7f454c46', 'a Linux program'],
  ['feedface', 'a macOS program'],
  ['feedfacf', 'a macOS program'],
  ['cefaedfe', 'a macOS program'],
  ['cffaedfe', 'a macOS program'],
  ['cafebabe', 'a macOS or Java program'],
];

/** Recognises HTML as browsers do: text whose first characters open a tag, a comment or a document type. */
const HTML = /^\ufeff?\s*<(!doctype\s+html|!--|[a-z][a-z0-9-]*[\s/>])/i;

/** Identifies the kind of program by the first bytes of a file; undefined for files that a browser loads. */
function programIn(head: Buffer, executable: boolean): string | undefined {
  const hex = head.toString('hex', 0, 4);
  const known = MAGIC.find(([magic]) => hex === magic);
  if (known) return known[1];
  // Text may start with these letters; in a program, binary data follows.
  if (head.toString('latin1', 0, 2) === 'MZ' && head.subarray(2, 64).some((byte) => byte < 9 || byte > 126))
    return 'a Windows program';
  return executable && head.toString('latin1', 0, 2) === '#!' ? 'a shell script' : undefined;
}

function problemOf(path: string, executable: boolean, head: Buffer): string | undefined {
  const program = programIn(head, executable);
  if (program !== undefined) return `“${path}” is ${program}. A build may contain only files that a browser can load.`;
  if (path === 'index.html' && (head.includes(0) || !HTML.test(head.toString('utf8'))))
    return '“index.html” is not an HTML page. This page opens first.';
  return undefined;
}

/** Ends a stream with a sentence for the publisher. */
class Refused extends Error {}

/** A file of a build with the SHA-256 of its content, in hex. */
export interface WrittenBuildFile extends BuildFile {
  readonly sha256: string;
}

/** A file that was written. */
export interface WrittenFile {
  /** SHA-256, in hex. */
  readonly sha256: string;
  readonly crc32: number;
}

/**
 * Writes one file of a build below the folder `to` while counting, hashing and checking its bytes. Refuses programs, an
 * `index.html` without HTML, and content of the wrong size.
 */
export async function writeBuildFile(
  source: Readable,
  { path, size, executable }: FoundFile,
  to: string,
): Promise<Result<WrittenFile, string>> {
  const hash = createHash('sha256');
  let checksum = 0;
  let bytes = 0;
  let head = Buffer.alloc(0);
  const judge = (): Refused | undefined => {
    const problem = problemOf(path, executable, head);
    return problem === undefined ? undefined : new Refused(problem);
  };
  const passed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > size) {
        done(new Refused(`“${path}” is larger than it claims to be.`));
        return;
      }
      hash.update(chunk);
      checksum = crc32(chunk, checksum);
      const before = head.length;
      if (before < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - before)]);
      done(before < HEAD_BYTES && head.length === HEAD_BYTES ? judge() : undefined, chunk);
    },
    flush(done) {
      done(bytes < size ? new Refused(`“${path}” is smaller than it claims to be.`) : judge());
    },
  });
  // A stream can fail again after the pipeline has ended.
  source.on('error', () => undefined);
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  const copy = await open(target, 'wx', 0o644);
  try {
    await pipeline(source, passed, copy.createWriteStream());
  } catch (error) {
    if (error instanceof Refused) return err(error.message);
    throw error;
  }
  return ok({ sha256: hash.digest('hex'), crc32: checksum });
}

/** SHA-256 over the paths, sizes and contents of a build, in hex. */
export function contentHash(files: readonly WrittenBuildFile[]): string {
  const hash = createHash('sha256');
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, size, sha256 } of sorted) hash.update(`${path}\0${String(size)}\0${sha256}\n`);
  return hash.digest('hex');
}
