/** The squares of a QR code, row by row from the top: true is dark. */
export type QrSquares = readonly (readonly boolean[])[];

/** Draws QR codes. */
export interface QrCodes {
  /** Undefined when what draws them could not be brought. */
  draw(text: string): Promise<QrSquares | undefined>;
}
