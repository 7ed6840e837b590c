import { join } from 'node:path';
import type { Config } from '../../platform/config/config';

/** Where pictures of published games lie on the static host: their names tell their content. */
export const PUBLISHED_PICTURES = '/published/';

/** The folders in which publishing keeps files. */
export interface PublishedFolders {
  /** `{slug}/{version}/index.html`. */
  readonly builds: string;
  /** `{slug}/{name}-{hash}.webp`. */
  readonly pictures: string;
}

/** The folders of an installation, below its data folder: a new build of the product leaves them alone. */
export function publishedFolders({ dataFolder }: Pick<Config, 'dataFolder'>): PublishedFolders {
  const folder = join(dataFolder, 'published');
  return { builds: join(folder, 'builds'), pictures: join(folder, 'pictures') };
}
