import type { AnnouncementCard } from '../../domain/content/announcement';
import type { Announcer } from '../../domain/developers/developer';
import type { GameCard } from '../../domain/games/game';
import type { PictureProps } from '../shared/Picture';

/** The profile of a developer. */
export function developerAddress(developer: string): string {
  return `/arcade/games/developer/${developer}`;
}

/** All that a developer announces. */
export function announcementsAddress(developer: string): string {
  return `${developerAddress(developer)}/announcements`;
}

/** One announcement of a developer. */
export function announcementAddress(developer: string, announcement: string): string {
  return `${announcementsAddress(developer)}/${announcement}`;
}

/** The first step of the way to every page of a developer. */
export const GAMES_STEP = { name: 'VR Games', path: '/arcade/games' } as const;

/** The way to what a developer announces. */
export function developerSteps({ slug, name }: Pick<Announcer, 'slug' | 'name'>) {
  return [GAMES_STEP, { name, path: developerAddress(slug) }] as const;
}

export type BannerPicture = Pick<PictureProps, 'picture' | 'colour'>;

/** What stands behind a studio's name: a scene of its newest game, since the game's own picture stands below; else what it has to show. */
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
