import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config';
import type { Database } from './database/database';
import type { PresenceNews } from './friends/presence-news';
import type { DevServers } from './hosts/dev-servers';
import type { PublicUrls } from './hosts/public-urls';
import type { ServedBuilds } from './hosts/served-builds';
import type { AfterAnswers } from './http/after-answers';
import type { JobBoard } from './jobs/job-board';
import type { PaymentProvider } from './payments/payment-provider.port';
import type { ChannelPublisher } from './realtime/channel-publisher';
import type { SocialProviders } from './social/social-providers';
import type { ServerClock } from './system/server-clock';
import type { ServerRandom } from './system/server-random';

export type Logger = FastifyBaseLogger;

/** What every feature of the server is given. */
export interface ServerDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: ServerClock;
  readonly random: ServerRandom;
  readonly realtime: ChannelPublisher;
  /** Tells friends of a player whose presence may have changed; call it after the commit. */
  readonly presence: Pick<PresenceNews, 'tell'>;
  readonly urls: PublicUrls;
  /** Builds as the games' host serves them. */
  readonly servedBuilds: Pick<ServedBuilds, 'find' | 'forget'>;
  readonly log: Logger;
  readonly jobs: JobBoard;
  /** What goes on after an answer. */
  readonly afterAnswers: AfterAnswers;
  /** The ways to sign in by somebody else's account. */
  readonly social: SocialProviders;
  /** Development servers that are shown in the frames of games. */
  readonly devServers: DevServers;
  /** Who takes payments; none in production without keys. */
  readonly payments: PaymentProvider | undefined;
}
