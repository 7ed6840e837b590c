import type { FollowedPublications } from '../../application/console/build-uploads.port';
import { brand } from '../../domain/shared/brand';
import { TabStore } from './tab-storage';

const keyOf = (developer: string, game = ''): string => `${brand.identifier}.publication.${developer}/${game}`;

/** Stores publications in session storage; finds none if storage is blocked. */
export class TabFollowedPublications extends TabStore implements FollowedPublications {
  find(developer: string, game: string | undefined): string | undefined {
    return this.use((storage) => storage.getItem(keyOf(developer, game))) ?? undefined;
  }

  store(developer: string, game: string | undefined, id: string | undefined): void {
    this.use((storage) => {
      if (id === undefined) storage.removeItem(keyOf(developer, game));
      else storage.setItem(keyOf(developer, game), id);
    });
  }
}
