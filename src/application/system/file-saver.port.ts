/** Gives the visitor a file to keep. */
export interface FileSaver {
  /** Offers the text for saving under this file name, as this media type. */
  save(name: string, text: string, type: string): void;
}
