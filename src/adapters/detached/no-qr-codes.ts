import type { QrCodes } from '../../application/security/qr-codes.port';

/** A place where nothing is drawn. */
export const noQrCodes: QrCodes = { draw: () => Promise.resolve(undefined) };
