import { join } from 'node:path';
import { projectRoot } from '../../platform/system/project-root';

/** Folders with the files of the hosts. */
export interface Folders {
  /** The built client. */
  readonly client: string;
  /** The built games: `{slug}/{version}/index.html`. */
  readonly games: string;
  /** Sources of the games; only each `media` folder is served. */
  readonly gameSources: string;
  /** Sounds, avatars and pictures of articles. */
  readonly assets: string;
  /** The built script of the third-party ad frame. */
  readonly ads: string;
  /** Modules that games share: `three-{hash}.js`. */
  readonly shared: string;
  /** The built service workers. */
  readonly workers: string;
  /** The built SDK. */
  readonly sdk: string;
  /** The built playground of the developer site. */
  readonly playground: string;
  /** The built developer console. */
  readonly console: string;
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
  shared: join(projectRoot, 'dist', 'shared'),
  workers: join(projectRoot, 'dist', 'workers'),
  sdk: join(projectRoot, 'dist', 'sdk'),
  playground: join(projectRoot, 'dist', 'playground'),
  console: join(projectRoot, 'dist', 'console'),
  headset: join(projectRoot, 'dist', 'headset'),
  inputProfiles: join(projectRoot, 'node_modules', '@webxr-input-profiles', 'assets', 'dist', 'profiles'),
  renderer: join(projectRoot, 'dist', 'server', 'render.js'),
};

/** Path of players' pictures on the static host; file names contain content hashes. */
export const UPLOADED_AVATARS = '/players/';

/** Path of published games' pictures on the static host; file names contain content hashes. */
export const PUBLISHED_PICTURES = '/published/';
