import type { Clipboard } from '../../application/system/clipboard.port';

/** The device's clipboard, where the browser gives the page one. */
export class PageClipboard implements Clipboard {
  constructor(private readonly board: () => Pick<Navigator['clipboard'], 'writeText'> = () => navigator.clipboard) {}

  async copy(text: string): Promise<boolean> {
    try {
      await this.board().writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
