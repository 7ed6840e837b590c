import type { FastifyBaseLogger } from 'fastify';
import type { BlobStore } from './platform/blobs/blob-store.port';
import type { Config } from './platform/config/config';
import type { Database } from './platform/database/database';
import type { OnlinePlayers } from './community/friends/online-players';
import type { PresencePublisher } from './community/friends/presence-publisher';
import type { DevServers } from './publishing/hosts/dev-servers';
import type { PublicUrls } from './publishing/hosts/public-urls';
import type { ServedBuilds } from './publishing/hosts/served-builds';
import type { LimitCounts } from './platform/http/limit-counts.port';
import type { AfterAnswers } from './platform/http/after-answers';
import type { JobBoard } from './platform/jobs/job-board';
import type { PaymentProvider } from './commerce/payments/payment-provider.port';
import type { ChannelPublisher } from './play/realtime/channel-publisher';
import type { SocialProviders } from './identity/social/social-providers';
import type { ServerClock } from './platform/system/server-clock';
import type { ServerRandom } from './platform/system/server-random';

export type Logger = FastifyBaseLogger;

/** Dependencies of the server's features. */
export interface ServerDependencies {
  readonly config: Config;
  readonly database: Database;
  /** Published and uploaded files. */
  readonly blobs: BlobStore;
  readonly clock: ServerClock;
  readonly random: ServerRandom;
  readonly realtime: ChannelPublisher;
  /** Players with an open page, on any server. */
  readonly online: Pick<OnlinePlayers, 'among'>;
  /** Notifies friends of a player whose presence may have changed; call it after the commit. */
  readonly presence: Pick<PresencePublisher, 'publish'>;
  readonly urls: PublicUrls;
  /** Builds served on the games' host. */
  readonly servedBuilds: Pick<ServedBuilds, 'find' | 'forget'>;
  readonly log: Logger;
  readonly jobs: JobBoard;
  /** Counts of requests, shared by all servers. */
  readonly limits: LimitCounts;
  /** Work that continues after an answer. */
  readonly afterAnswers: AfterAnswers;
  /** Login through other providers. */
  readonly social: SocialProviders;
  /** Development servers shown in the frames of games. */
  readonly devServers: DevServers;
  /** Undefined in production without keys. */
  readonly payments: PaymentProvider | undefined;
}
