import type { FileSaver } from '../../application/system/file-saver.port';

/** While a page is rendered on the server nobody can be given a file. */
export const noFileSaver: FileSaver = { save: () => undefined };
