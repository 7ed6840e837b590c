import type { AnnouncementCard } from '../../domain/content/announcement';
import type { Announcer } from '../../domain/developers/developer';
import type { GameCard } from '../../domain/games/game';
import type { PictureProps } from '../shared/Picture';

export function developerAddress(developer: string): string {
  return `/arcade/games/developer/${developer}`;
}

export function announcementsAddress(developer: string): string {
  return `${developerAddress(developer)}/announcements`;
}

export function announcementAddress(developer: string, announcement: string): string {
  return `${announcementsAddress(developer)}/${announcement}`;
}

/** First breadcrumb of every developer page. */
export const GAMES_STEP = { name: 'VR Games', path: '/arcade/games' } as const;

/** Returns the breadcrumbs of a developer's announcements. */
export function developerSteps({ slug, name }: Pick<Announcer, 'slug' | 'name'>) {
  return [GAMES_STEP, { name, path: developerAddress(slug) }] as const;
}

export type BannerPicture = Pick<PictureProps, 'picture' | 'colour'>;

/** Returns the banner's picture: a scene of the newest game, otherwise the newest announcement's or game's picture. */
export function bannerPicture(
  games: readonly Pick<GameCard, 'hero' | 'slides'>[],
  announcements: readonly Pick<AnnouncementCard, 'hero'>[],
): BannerPicture | undefined {
  const [newest] = games;
  const [scene] = newest?.slides ?? [];
  if (scene !== undefined) return { picture: scene.original, colour: scene.colour };
  const picture = newest?.hero ?? announcements.find(({ hero }) => hero !== undefined)?.hero;
  return picture === undefined ? undefined : { picture };
}
