import type { PickedFile, PictureReader, ReadPicture } from '../../application/profile/picture-reader.port';
import type { QrCodes, QrSquares } from '../../application/security/qr-codes.port';
import { deferred } from '../../application/system/deferred';
import type { AvatarProblem, PictureRules, PictureSize } from '../../domain/account/avatar-picture';
import { avatarRules } from '../../domain/account/avatar-picture';
import type { GamePictureType } from '../../domain/console/game-picture';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';

/** Maximum side length of the preview, in pixels. */
const SHOWN = 1024;

/**
 * Decodes pictures with the browser and returns previews as data URLs, because the content security policy blocks blob
 * URLs.
 */
export class CanvasPictureReader implements PictureReader {
  constructor(private readonly rules: PictureRules<GamePictureType> = avatarRules) {}

  async read(picked: PickedFile): Promise<Result<ReadPicture, AvatarProblem>> {
    const { rules } = this;
    if (picked.size === 0) return err('empty');
    if (picked.size > rules.bytes) return err('too-large');
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = new Uint8Array(await picked.arrayBuffer());
    } catch {
      // The file was moved or deleted after the selection.
      return err('unreadable');
    }
    // Checked before the file type, because `animated` is the more useful error for a GIF.
    if (rules.isMoving(bytes)) return err('animated');
    const type = rules.typeOf(bytes);
    if (type === undefined) return err('not-a-picture');
    // Checks the size in the header first, because a small file can decode to a huge bitmap. Rotation does not change the result.
    const headerSize = rules.sizeOf(bytes, type);
    if (headerSize === undefined) return err('unreadable');
    const sizeProblem = rules.problemOf(headerSize);
    if (sizeProblem !== undefined) return err(sizeProblem);
    const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => undefined);
    if (bitmap === undefined) return err('unreadable');
    const size: PictureSize = { width: bitmap.width, height: bitmap.height };
    const problem = rules.problemOf(size);
    const shown = problem === undefined ? draw(bitmap) : undefined;
    bitmap.close();
    if (problem !== undefined) return err(problem);
    return shown === undefined ? err('unreadable') : ok({ file: { type, bytes }, size, shown });
  }
}

function draw(bitmap: ImageBitmap): string | undefined {
  const scale = Math.min(1, SHOWN / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.9);
}

/** Used subset of the QR code package. */
interface QrMaker {
  create(text: string): { readonly modules: { readonly size: number; get(row: number, column: number): number } };
}

/** Draws QR codes with a package that is loaded for the first code. */
export class DeferredQrCodes implements QrCodes {
  private readonly maker = deferred<QrMaker>(() => import('qrcode'));

  async draw(text: string): Promise<QrSquares | undefined> {
    const maker = await this.maker().catch(() => undefined);
    if (maker === undefined) return undefined;
    const { modules } = maker.create(text);
    const places = Array.from({ length: modules.size }, (_, place) => place);
    return places.map((row) => places.map((column) => modules.get(row, column) !== 0));
  }
}
