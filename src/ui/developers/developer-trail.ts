import type { Announcer } from '../../domain/developers/developer';
import { developerAddress } from './developer-address';

/** The first step of the way to every page of a developer. */
export const GAMES_STEP = { name: 'VR Games', path: '/arcade/games' } as const;

/** The way to what a developer announces. */
export function developerSteps({ slug, name }: Pick<Announcer, 'slug' | 'name'>) {
  return [GAMES_STEP, { name, path: developerAddress(slug) }] as const;
}
