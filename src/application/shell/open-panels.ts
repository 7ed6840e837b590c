import type { Cancel } from '../system/clock.port';
import type { PanelEntries } from './panel-entries.port';

interface OpenPanel {
  readonly close: () => void;
}

/** Open dialogs, menus and drawers, lowest first. The browser's Back button closes the topmost one. */
export class OpenPanels {
  private panels: readonly OpenPanel[] = [];
  private entries: PanelEntries | undefined;
  private load: () => void = () => undefined;

  /** Adds a panel on top. The result removes it. A panel may refuse to close. */
  open(close: () => void): Cancel {
    const panel = { close };
    this.change([...this.panels, panel]);
    this.load();
    return () => {
      this.change(this.panels.filter((one) => one !== panel));
    };
  }

  /** Calls `load` for each opened panel. */
  follow(load: () => void): void {
    this.load = load;
  }

  /** Gives every panel an entry of the browser's history. */
  use(entries: PanelEntries): void {
    this.entries = entries;
    entries.follow((remaining) => {
      for (const { close } of this.panels.slice(remaining).reverse()) close();
    });
    entries.show(this.panels.length);
  }

  private change(panels: readonly OpenPanel[]): void {
    this.panels = panels;
    this.entries?.show(panels.length);
  }
}
