import type { QrCodes, QrSquares } from '../../application/security/qr-codes.port';

/** Used subset of the QR code package. */
interface QrMaker {
  create(text: string): { readonly modules: { readonly size: number; get(row: number, column: number): number } };
}

/** Draws QR codes with a package that is loaded for the first code. */
export class LazyQrCodes implements QrCodes {
  constructor(private readonly load: () => Promise<QrMaker> = () => import('qrcode')) {}

  async draw(text: string): Promise<QrSquares | undefined> {
    const maker = await this.load().catch(() => undefined);
    if (maker === undefined) return undefined;
    const { modules } = maker.create(text);
    const places = Array.from({ length: modules.size }, (_, place) => place);
    return places.map((row) => places.map((column) => modules.get(row, column) !== 0));
  }
}
