import type { FileSaver } from '../../application/system/file-saver.port';

/** Saves a file as the browser saves downloads. */
export class PageFileSaver implements FileSaver {
  save(name: string, text: string, type: string): void {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The click has taken hold of the file; only its address is given back, once the browser has read it.
    setTimeout(() => {
      URL.revokeObjectURL(url);
    });
  }
}
