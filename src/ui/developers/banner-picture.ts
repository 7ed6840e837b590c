import type { AnnouncementCard } from '../../domain/content/announcement';
import type { GameCard } from '../../domain/games/game';
import type { PictureProps } from '../shared/Picture';

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
