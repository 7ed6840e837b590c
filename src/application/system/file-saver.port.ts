/** Gives the visitor a file to keep. */
export interface FileSaver {
  save(name: string, text: string, type: string): void;
}
