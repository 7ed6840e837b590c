import { sql } from 'drizzle-orm';
import type { SoundName } from '../../../src/domain/notices/sound-name';
import type { Executor } from '../../platform/database/executor';
import { achievements } from '../../platform/database/schema/achievements';
import type { GameFile } from './game-file';

const ACHIEVEMENT_SOUND: SoundName = 'achievement';

/** Stores the achievements of a game in the given order. Updates existing ones, and takes none from their owners. */
export async function storeAchievements(
  tx: Executor,
  gameId: number,
  list: GameFile['achievements'],
  pictureOf: (slug: string) => string,
): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map(({ slug, title, desc }, position) => ({
    gameId,
    slug,
    title,
    description: desc,
    thumb: pictureOf(slug),
    sound: ACHIEVEMENT_SOUND,
    position,
  }));
  await tx
    .insert(achievements)
    .values(rows)
    .onConflictDoUpdate({
      target: [achievements.gameId, achievements.slug],
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        thumb: sql`excluded.thumb`,
        position: sql`excluded.position`,
      },
    });
}
