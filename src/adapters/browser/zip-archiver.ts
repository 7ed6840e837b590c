import { deferred } from '../../application/system/deferred';
import type { BuildArchiver, FolderFile } from '../../application/console/build-uploads.port';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';

/** Files that are compressed already. */
const PACKED = /\.(png|jpe?g|webp|avif|gif|mp3|ogg|opus|m4a|mp4|webm|woff2?|ktx2|basis|br|gz|zip)$/i;
/** Level of compression: fast, with almost the size of higher levels. */
const LEVEL = 4;

/** The oldest time of a zip archive. A time of packing would make each archive of a folder another file, which cannot continue its upload. */
const PACKED_AT = new Date(1980, 0, 1, 12);

const loadWriter = deferred(() => import('fflate'));

const NOT_PACKED = 'The folder could not be packed. Upload a zip archive instead.';

/** Packs a folder file by file, by a module that loads with the first folder. Compressed chunks become parts of a blob, which the browser may store on disk. */
export class ZipArchiver implements BuildArchiver<File, File> {
  async pack(
    name: string,
    files: readonly FolderFile<File>[],
    packed: (bytes: number) => void,
  ): Promise<Result<File, string>> {
    const loaded = await loadWriter().catch(() => undefined);
    if (!loaded) return err(NOT_PACKED);
    const { Zip, ZipDeflate, ZipPassThrough } = loaded;
    const parts: BlobPart[] = [];
    let failure: Error | undefined;
    const zip = new Zip((error, chunk) => {
      if (error) failure = error;
      else parts.push(new Blob([chunk]));
    });
    let bytes = 0;
    const newest = Math.max(0, ...files.map(({ source }) => source.lastModified));
    for (const { path, source } of files) {
      const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: LEVEL });
      entry.mtime = PACKED_AT;
      zip.add(entry);
      try {
        for (let at = 0; at < source.size; at += SLICE) {
          const slice = new Uint8Array(await source.slice(at, at + SLICE).arrayBuffer());
          entry.push(slice);
          bytes += slice.length;
          packed(bytes);
        }
      } catch {
        return err(`“${path}” could not be read. It may have changed. Choose the folder again.`);
      }
      entry.push(new Uint8Array(), true);
    }
    zip.end();
    return failure === undefined
      ? ok(new File(parts, name, { type: 'application/zip', lastModified: newest }))
      : err(NOT_PACKED);
  }
}

/** Bytes that are read and compressed at once, so that the page answers in between. */
const SLICE = 1024 * 1024;
