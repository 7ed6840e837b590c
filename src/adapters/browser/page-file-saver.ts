import type { FileSaver } from '../../application/system/file-saver.port';

/** Saves a file as a browser download. */
export class PageFileSaver implements FileSaver {
  save(name: string, text: string, type: string): void {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The click starts the download, so the object URL can be revoked afterwards.
    setTimeout(() => {
      URL.revokeObjectURL(url);
    });
  }
}
