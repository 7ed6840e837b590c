import type { FollowedPublications } from '../../application/console/build-uploads.port';
import { brand } from '../../domain/shared/brand';
import type { TabStorage } from './tab-storage';
import { attempt, TabStore } from './tab-storage';

/** Key of the program that the playground of the developer site stores in the tab. */
const PROGRAM_KEY = 'playground-program';

/** Reads the program of the playground in this tab; undefined without one, or if storage is blocked. */
export const readTabProgram = (storage: () => Pick<TabStorage, 'getItem'> = () => sessionStorage): string | undefined =>
  attempt(() => storage().getItem(PROGRAM_KEY)) ?? undefined;

const keyOf = (page: string): string => `${brand.identifier}.publication.${page}`;

/** Stores publications in session storage; finds none if storage is blocked. */
export class TabFollowedPublications extends TabStore implements FollowedPublications {
  find(page: string): string | undefined {
    return this.use((storage) => storage.getItem(keyOf(page))) ?? undefined;
  }

  store(page: string, id: string | undefined): void {
    this.use((storage) => {
      if (id === undefined) storage.removeItem(keyOf(page));
      else storage.setItem(keyOf(page), id);
    });
  }
}
