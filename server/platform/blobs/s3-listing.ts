import type { ListedBlob } from './blob-store.port';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the entities of XML (XML 1.0 §4.6) and character references by their characters. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, ...groups) => {
    const [hex, decimal, name] = groups as readonly (string | undefined)[];
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Returns the text of the first element of a name; undefined if there is none. */
export const elementOf = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : decoded(found);
};

/** One page of a listing. */
export interface S3Listing {
  readonly blobs: readonly ListedBlob[];
  /** Token of the next page. */
  readonly next: string | undefined;
}

/** Parses the response to ListObjectsV2 of S3. */
export function parseListing(xml: string): S3Listing {
  const contents = xml.match(/<Contents>.*?<\/Contents>/gs) ?? [];
  const blobs = contents.map((one) => ({
    key: elementOf(one, 'Key') ?? '',
    size: Number(elementOf(one, 'Size')),
    storedAt: new Date(elementOf(one, 'LastModified') ?? ''),
  }));
  const isTruncated = elementOf(xml, 'IsTruncated') === 'true';
  return { blobs, next: isTruncated ? elementOf(xml, 'NextContinuationToken') : undefined };
}
