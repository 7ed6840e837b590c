import type { SearchBarViewModel } from './search-bar.view-model';

/** The keyboard of the search bar, as WAI-ARIA's combobox with a list has it. */
export class SearchKeys {
  constructor(
    private readonly bar: SearchBarViewModel,
    private readonly input: HTMLInputElement,
    private readonly open: (address: string) => void,
    private readonly leave: () => void,
  ) {}

  pressed(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const handled = event.key === 'Escape' ? this.escape() : event.target === this.input && this.inField(event.key);
    if (handled) event.preventDefault();
  }

  /** First the list goes, then the bar. */
  private escape(): boolean {
    if (this.bar.listed) this.bar.closeList();
    else this.leave();
    return true;
  }

  private inField(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
        return this.step(1);
      case 'ArrowUp':
        return this.step(-1);
      case 'Home':
        return this.jump('first');
      case 'End':
        return this.jump('last');
      case 'Enter':
        return this.enter();
      default:
        return false;
    }
  }

  /** A list that was closed comes again. */
  private step(by: 1 | -1): boolean {
    if (this.bar.listed) this.bar.highlight(by);
    else this.bar.typed(this.input.value);
    return true;
  }

  /** Without a row under the keyboard the keys are the field's own. */
  private jump(to: 'first' | 'last'): boolean {
    if (this.bar.highlighted === undefined) return false;
    this.bar.highlightEnd(to);
    return true;
  }

  private enter(): boolean {
    const { chosen } = this.bar;
    if (chosen === undefined) return false;
    this.open(chosen);
    return true;
  }
}
