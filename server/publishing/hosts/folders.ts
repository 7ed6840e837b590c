import { join } from 'node:path';
import type { Config } from '../../platform/config/config';
import { projectRoot } from '../../platform/system/project-root';

/** Where the files are that the hosts serve. */
export interface Folders {
  /** The built client. */
  readonly client: string;
  /** The built games: `{slug}/{version}/index.html`. */
  readonly games: string;
  /** The games' sources, of which only each `media` folder is served. */
  readonly gameSources: string;
  /** Sounds, avatars and pictures of articles. */
  readonly assets: string;
  /** The built script of the frame of third-party ads. */
  readonly ads: string;
  /** The built SDK. */
  readonly sdk: string;
  /** The built playground of the developer site. */
  readonly playground: string;
  /** The built emulated headset. */
  readonly headset: string;
  /** Controller models of `@webxr-input-profiles/assets`. */
  readonly inputProfiles: string;
  /** The built page renderer. */
  readonly renderer: string;
}

/** The folders of this checkout. */
export const projectFolders: Folders = {
  client: join(projectRoot, 'dist', 'client'),
  games: join(projectRoot, 'dist', 'games'),
  gameSources: join(projectRoot, 'games'),
  assets: join(projectRoot, 'server', 'assets'),
  ads: join(projectRoot, 'dist', 'ads'),
  sdk: join(projectRoot, 'dist', 'sdk'),
  playground: join(projectRoot, 'dist', 'playground'),
  headset: join(projectRoot, 'dist', 'headset'),
  inputProfiles: join(projectRoot, 'node_modules', '@webxr-input-profiles', 'assets', 'dist', 'profiles'),
  renderer: join(projectRoot, 'dist', 'server', 'render.js'),
};

/** Where pictures of players lie on the static host: their names tell their content. */
export const UPLOADED_AVATARS = '/players/';

/** The folder of the pictures that players have uploaded, `{key}-{tn|sm|sd}.webp`, below the data folder of an installation. */
export function uploadedAvatars({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'uploaded', 'avatars');
}

/** Where pictures of published games lie on the static host: their names tell their content. */
export const PUBLISHED_PICTURES = '/published/';

/** The folders in which publishing keeps files. */
interface PublishedFolders {
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
