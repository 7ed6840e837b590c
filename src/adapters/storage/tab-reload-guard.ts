import { brand } from '../../domain/shared/brand';
import { attempt, type TabStorage } from './tab-storage';

const KEY = `${brand.identifier}.reloaded`;

/** Records in session storage which builds this tab has reloaded; without storage the tab never reloads. */
export class TabReloadGuard {
  constructor(
    /** Id of the running build. */
    private readonly build: string,
    private readonly storage: () => Pick<TabStorage, 'getItem' | 'setItem'> = () => sessionStorage,
  ) {}

  get used(): boolean {
    return attempt(() => this.builds().includes(this.build)) ?? true;
  }

  /**
   * Records the reload of this build; returns false if storage failed, because an unrecorded reload could loop forever.
   */
  use(): boolean {
    return (
      attempt(() => {
        this.storage().setItem(KEY, [...this.builds(), this.build].join(' '));
        return this.builds().includes(this.build);
      }) ?? false
    );
  }

  private builds(): readonly string[] {
    return (this.storage().getItem(KEY) ?? '').split(' ');
  }
}
