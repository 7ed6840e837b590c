/** Writes a .br and a .gz beside a file. */
export function precompressFile(file: string): Promise<void>;
/** Writes a .br and a .gz beside every text file below a folder. */
export function precompress(folder: string): Promise<void>;
