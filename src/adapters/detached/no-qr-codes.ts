import type { QrCodes } from '../../application/security/qr-codes.port';

/** No-op QR codes for pages rendered on the server. */
export const noQrCodes: QrCodes = { draw: () => Promise.resolve(undefined) };
