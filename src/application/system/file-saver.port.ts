export interface FileSaver {
  /** Offers the text to the visitor as a file with this name and media type. */
  save(name: string, text: string, type: string): void;
}
