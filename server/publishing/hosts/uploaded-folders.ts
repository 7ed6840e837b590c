import { join } from 'node:path';
import type { Config } from '../../platform/config/config';

/** Where pictures of players lie on the static host: their names tell their content. */
export const UPLOADED_AVATARS = '/players/';

/** The folder of the pictures that players have uploaded, `{key}-{tn|sm|sd}.webp`, below the data folder of an installation. */
export function uploadedAvatars({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'uploaded', 'avatars');
}
