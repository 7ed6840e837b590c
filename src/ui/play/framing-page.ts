import type { OfflineBuild } from '../../application/offline/offline-build';
import type { GameConnections } from '../../application/play/game-connections.port';
import type { PlayedLink } from '../../application/play/played-link.port';
import type { PageIsolation } from '../../application/play/page-isolation.port';

/** Facts about the page around a game. */
export interface FramingPage {
  /** The portal's own origin. */
  readonly origin: string;
  /** BCP 47 tag. */
  readonly lang: string;
  /** Parameters of the page's address for the game, as text (`deepLinkQuery`). */
  readonly deepLink: string;
  /** True if Play was pressed on the previous page. */
  readonly wanted: boolean;
  readonly isolation: PageIsolation;
  readonly connections: GameConnections;
  readonly playedLink: Pick<PlayedLink, 'remember'>;
  /** The stored files of the build. */
  readonly copy: OfflineBuild;
}
