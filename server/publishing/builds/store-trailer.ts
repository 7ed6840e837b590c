import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { StoredTrailer } from '../../platform/database/schema/stored-media';
import { buildLimits, mebibytes } from './build-limits';
import type { MediaTarget, Source } from './picture-writer';
import { storeByHash } from './picture-writer';

/** Facts of a video file's header. */
interface VideoHeader {
  readonly format: 'webm' | 'mp4';
  /** Undefined if the header has no duration, as in live recordings. */
  readonly seconds: number | undefined;
}

/** A piece of a container: its type and its content. */
interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

/** Brands of ISO base media files that browsers play as MP4 (ISO/IEC 14496-12). */
const MP4_BRANDS = new Set(['isom', 'mp41', 'mp42', 'avc1', 'av01', 'dash', 'MSNV', 'M4V ', 'mp4v']);
const isMp4Brand = (brand: string): boolean => MP4_BRANDS.has(brand) || /^iso[2-9a-c]$/.test(brand);

/** Reads the header of a WebM or MP4 file; undefined for any other content. */
export function readVideoHeader(data: Buffer): VideoHeader | undefined {
  return readWebm(data) ?? readMp4(data);
}

/** Length of the variable-size integer that starts with this byte (RFC 8794); 9 for an invalid one. */
const vintLength = (first: number): number => Math.clz32(first) - 23;

/** Lists the elements of an EBML master element, up to the first one that is cut off. */
function* elementsOf(data: Buffer): Generator<Chunk> {
  for (let at = 0; at < data.length;) {
    const idLength = vintLength(data.readUInt8(at));
    const sizeAt = at + idLength;
    if (idLength > 4 || sizeAt >= data.length) return;
    const sizeLength = vintLength(data.readUInt8(sizeAt));
    const start = sizeAt + sizeLength;
    if (sizeLength > 8 || start > data.length) return;
    const bits = BigInt(`0x${data.toString('hex', sizeAt, start)}`) & ((1n << BigInt(7 * sizeLength)) - 1n);
    // All bits set: the size is unknown, and the element reaches to the end.
    const unknown = bits === (1n << BigInt(7 * sizeLength)) - 1n;
    const end = unknown ? data.length : Math.min(data.length, start + Number(bits));
    yield { type: data.toString('hex', at, sizeAt), content: data.subarray(start, end) };
    at = end;
  }
}

/** Lists the boxes of an ISO base media file or box, up to the first one that is cut off. */
function* boxesOf(data: Buffer): Generator<Chunk> {
  for (let at = 0; at + 8 <= data.length;) {
    const short = data.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (at + head > data.length) return;
    const size = short === 0 ? data.length - at : short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short;
    if (size < head) return;
    yield { type: data.toString('latin1', at + 4, at + 8), content: data.subarray(at + head, at + size) };
    at += size;
  }
}

function contentOf(chunks: Iterable<Chunk>, type: string): Buffer | undefined {
  for (const chunk of chunks) if (chunk.type === type) return chunk.content;
  return undefined;
}

const EBML = { header: '1a45dfa3', docType: '4282', segment: '18538067', info: '1549a966' } as const;
const INFO = { scale: '2ad7b1', duration: '4489' } as const;

function readWebm(data: Buffer): VideoHeader | undefined {
  const [header, segment] = elementsOf(data);
  if (header?.type !== EBML.header || segment?.type !== EBML.segment) return undefined;
  const docType = contentOf(elementsOf(header.content), EBML.docType)?.toString('latin1').replace(/\0+$/, '');
  if (docType !== 'webm') return undefined;
  const info = contentOf(elementsOf(segment.content), EBML.info) ?? Buffer.alloc(0);
  const scale = contentOf(elementsOf(info), INFO.scale);
  const nanoseconds = scale && scale.length > 0 ? Number(`0x${scale.toString('hex')}`) : 1_000_000;
  const duration = contentOf(elementsOf(info), INFO.duration);
  const ticks =
    duration?.length === 8 ? duration.readDoubleBE() : duration?.length === 4 ? duration.readFloatBE() : NaN;
  return { format: 'webm', seconds: ticks >= 0 ? (ticks * nanoseconds) / 1e9 : undefined };
}

function readMp4(data: Buffer): VideoHeader | undefined {
  const brands = contentOf(boxesOf(data.subarray(0, 1024)), 'ftyp')
    ?.toString('latin1')
    .match(/[^]{4}/g);
  // The second word is the minor version.
  if (!brands?.some((brand, index) => index !== 1 && isMp4Brand(brand))) return undefined;
  const movie = contentOf(boxesOf(data), 'moov');
  const header = movie && contentOf(boxesOf(movie), 'mvhd');
  const long = header?.[0] === 1;
  if (header === undefined || header.length < (long ? 32 : 20)) return undefined;
  const scale = header.readUInt32BE(long ? 20 : 12);
  const ticks = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return { format: 'mp4', seconds: scale > 0 && ticks > 0 ? ticks / scale : undefined };
}

/** A video that was checked by its bytes. */
export interface VideoSource extends Source {
  readonly format: 'webm' | 'mp4';
}

/** Checks a video by its bytes, regardless of the file's name. `use` names its use in errors. */
function checkVideo({ name, data }: Source, use: string): Result<VideoSource, string> {
  if (data.length > buildLimits.trailerBytes)
    return err(`“${name}” is larger than ${mebibytes(buildLimits.trailerBytes)}, the limit of ${use}.`);
  const header = readVideoHeader(data);
  if (!header) return err(`“${name}” is not a WebM or MP4 video.`);
  if (header.seconds !== undefined && header.seconds > buildLimits.trailerSeconds)
    return err(`“${name}” is longer than ${String(buildLimits.trailerSeconds)} seconds, the limit of ${use}.`);
  return ok({ name, data, format: header.format });
}

/** Reads and checks a video, at most as long and large as a trailer. `use` names its use in errors. */
export async function readVideo(folder: string, path: string, use = 'a trailer'): Promise<Result<VideoSource, string>> {
  const file = await open(join(folder, path));
  try {
    // Reads one byte more than allowed, enough to detect a file that is too large.
    const most = Buffer.alloc(Math.min((await file.stat()).size, buildLimits.trailerBytes + 1));
    const { bytesRead } = await file.read(most, 0, most.length, 0);
    return checkVideo({ name: path, data: most.subarray(0, bytesRead) }, use);
  } finally {
    await file.close();
  }
}

/** Checks a trailer and stores it for the static host. `poster` is the path of its stored picture. */
export async function storeTrailer(
  target: MediaTarget,
  source: Source,
  poster: string,
): Promise<Result<StoredTrailer, string>> {
  const checked = checkVideo(source, 'a trailer');
  if (!checked.ok) return checked;
  const { data, format } = checked.value;
  const path = await storeByHash(target, { name: 'trailer', ending: format, origin: [data], make: async () => data });
  return ok(format === 'webm' ? { webm: path, poster } : { mp4: path, poster });
}
