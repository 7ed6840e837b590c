import { brand } from '../../domain/shared/brand';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = `${brand.identifier}.reloaded`;

/** Notes in session storage for which builds this tab has been loaded anew; where storage is closed it never is. */
export class TabReloadGuard {
  constructor(
    /** Names the build that runs. */
    private readonly build: string,
    private readonly storage: () => TabStorage = () => sessionStorage,
  ) {}

  get used(): boolean {
    return this.attempt(() => this.builds().includes(this.build)) ?? true;
  }

  /** Notes the reload of this build; tells whether that could be noted, since a reload that is forgotten would never end. */
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
