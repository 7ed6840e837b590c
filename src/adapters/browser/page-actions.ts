import type { Clipboard } from '../../application/system/clipboard.port';
import type { FileSaver } from '../../application/system/file-saver.port';
import type { LeaveGuard } from '../../application/system/leave-guard.port';

type Board = Pick<Navigator['clipboard'], 'writeText' | 'write'>;

/** System clipboard, if the browser grants access. */
export class PageClipboard implements Clipboard {
  constructor(private readonly board: () => Board = () => navigator.clipboard) {}

  async copy(text: string | Promise<string | undefined>): Promise<boolean> {
    if (typeof text !== 'string' && (await this.promise(text))) return true;
    try {
      const written = await text;
      if (written === undefined) return false;
      await this.board().writeText(written);
      return true;
    } catch {
      return false;
    }
  }

  /** Writes a pending text to the clipboard; returns false if the browser does not accept a promise. */
  private async promise(text: Promise<string | undefined>): Promise<boolean> {
    try {
      const item = new ClipboardItem({ [PLAIN]: text.then(plain) });
      await this.board().write([item]);
      return true;
    } catch {
      return false;
    }
  }
}

const PLAIN = 'text/plain';

function plain(text: string | undefined): Blob {
  if (text === undefined) throw new Error('No text to copy.');
  return new Blob([text], { type: PLAIN });
}

/** Saves a file as a browser download. */
export class PageFileSaver implements FileSaver {
  save(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
    const url = URL.createObjectURL(new Blob([content], { type }));
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

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const ask = (event: Event) => {
  event.preventDefault();
};

/** Confirms leaving with the browser's own dialog, whose text cannot be changed. */
export class PageLeaveGuard implements LeaveGuard {
  constructor(private readonly page: Page = window) {}

  activate() {
    this.page.addEventListener('beforeunload', ask);
    return () => {
      this.page.removeEventListener('beforeunload', ask);
    };
  }
}
