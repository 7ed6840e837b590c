/** Modules of a QR code, row by row from the top; true is dark. */
export type QrSquares = readonly (readonly boolean[])[];

export interface QrCodes {
  /** Encodes a text as a QR code; undefined when the QR library fails to load. */
  draw(text: string): Promise<QrSquares | undefined>;
}
