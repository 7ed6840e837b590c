import type { FileSaver } from '../../application/system/file-saver.port';

/** No-op file saver for pages rendered on the server. */
export const noFileSaver: FileSaver = { save: () => undefined };
