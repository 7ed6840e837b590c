export interface FileSaver {
  /** Offers the text or the bytes to the visitor as a file with this name and media type. */
  save(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void;
}
