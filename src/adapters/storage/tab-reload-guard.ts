import { brand } from '../../domain/shared/brand';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = `${brand.identifier}.reloaded`;

/** Records in session storage which builds this tab has reloaded; without storage the tab never reloads. */
export class TabReloadGuard {
  constructor(
    /** Id of the running build. */
    private readonly build: string,
    private readonly storage: () => TabStorage = () => sessionStorage,
  ) {}

  get used(): boolean {
    return this.attempt(() => this.builds().includes(this.build)) ?? true;
  }

  /**
   * Records the reload of this build; returns false if storage failed, because an unrecorded reload could loop forever.
   */
  use(): boolean {
    return (
      this.attempt(() => {
        this.storage().setItem(KEY, [...this.builds(), this.build].join(' '));
        return this.builds().includes(this.build);
      }) ?? false
    );
  }

  private builds(): readonly string[] {
    return (this.storage().getItem(KEY) ?? '').split(' ');
  }

  private attempt<T>(use: () => T): T | undefined {
    try {
      return use();
    } catch {
      return undefined;
    }
  }
}
