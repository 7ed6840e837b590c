import type { TabStorage } from './tab-storage';
import { attempt } from './tab-storage';

/** Key of the program that the playground of the developer site stores in the tab. */
const KEY = 'playground-program';

/** Reads the program of the playground in this tab; undefined without one, or if storage is blocked. */
export const readTabProgram = (storage: () => Pick<TabStorage, 'getItem'> = () => sessionStorage): string | undefined =>
  attempt(() => storage().getItem(KEY)) ?? undefined;
