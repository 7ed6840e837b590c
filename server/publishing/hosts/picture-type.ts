/** The kinds of file that a picture may be stored in. */
export type PictureType = 'avif' | 'webp';

const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Which file an `Accept` header asks for where a picture lies in both (RFC 9110 §12.5.1). AVIF has to be named, since many a client
 * sends a wildcard and cannot draw it, and must not be less wished for than WebP.
 */
export function pictureType(accept: string | undefined): PictureType {
  const wishes = readWishes(accept ?? '*/*');
  const avif = wishes.get('image/avif') ?? 0;
  const webp = wishes.get('image/webp') ?? wishes.get('image/*') ?? wishes.get('*/*') ?? 0;
  return avif > 0 && avif >= webp ? 'avif' : 'webp';
}

/** Each media range with its weight; one whose weight cannot be read is not wished for. */
function readWishes(accept: string): ReadonlyMap<string, number> {
  const wishes = new Map<string, number>();
  for (const wish of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    wishes.set(range, weight === undefined ? 1 : Number(QUALITY.exec(weight)?.[1] ?? 0));
  }
  return wishes;
}
