import type { PlayedLink } from '../../application/play/played-link.port';
import { brand } from '../../domain/shared/brand';
import { attempt } from './tab-storage';

/** Local storage key of the deep link of the game started last. */
export const PLAYED_LINK_KEY = `${brand.identifier}.played-link`;

/** Stores the slug and the deep link of the game started last, separated by a line end, in local storage. */
export class LocalPlayedLink implements PlayedLink {
  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
  ) {}

  remember(game: string, deepLink: string): void {
    if (deepLink === '') this.forget();
    else attempt(() => this.storage().setItem(PLAYED_LINK_KEY, `${game}\n${deepLink}`));
  }

  forget(): void {
    attempt(() => this.storage().removeItem(PLAYED_LINK_KEY));
  }

  of(game: string): string {
    const [slug, deepLink = ''] = attempt(() => this.storage().getItem(PLAYED_LINK_KEY))?.split('\n') ?? [];
    return slug === game ? deepLink : '';
  }
}
