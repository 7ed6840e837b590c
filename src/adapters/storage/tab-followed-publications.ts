import type { FollowedPublications } from '../../application/console/build-uploads.port';
import { brand } from '../../domain/shared/brand';
import { TabStore } from './tab-storage';

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
