import type { Observable } from 'rxjs';

/** Installation of the portal as an app. */
export interface AppInstaller {
  /** Emits true while the browser offers the installation; never after it is installed. */
  readonly available$: Observable<boolean>;
  /** Opens the browser's dialog. Each offer can be used once. */
  install(): Promise<void>;
}
