import { statfs } from 'node:fs/promises';
import { readMailQueue } from '../../messaging/mail/mail.repository';
import type { MailQueue } from '../../messaging/mail/mail.repository';
import type { Logger } from '../../deps';
import type { Database } from '../database/database';
import type { JobHealth } from '../doctor/job-health';
import { readJobHealth } from '../doctor/job-health';
import { backgroundJobs } from '../jobs/background-jobs';
import type { RunningNode } from '../nodes/node.repository';
import { listNodes } from '../nodes/node.repository';
import type { ServerClock } from '../system/server-clock';

/** State of a portal that all its servers share, read from the database. */
export interface PortalState {
  readonly now: Date;
  readonly jobs: readonly JobHealth[];
  readonly mails: MailQueue;
  /** Undefined for an embedded database. */
  readonly nodes: readonly RunningNode[] | undefined;
}

export interface StateDependencies {
  readonly database: Pick<Database, 'db' | 'listen'>;
  readonly clock: ServerClock;
  readonly log: Logger;
  readonly dataFolder: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Several scrapers, and the metrics of one scrape, share one reading for this time. */
const SHARED_MS = 5000;

async function readState({ database: { db, listen }, clock }: StateDependencies): Promise<PortalState> {
  const now = clock.now();
  const [jobs, mails, nodes] = await Promise.all([
    readJobHealth(db, backgroundJobs(undefined), now),
    readMailQueue(db, new Date(now.getTime() - DAY)),
    listen && listNodes(db),
  ]);
  return { now, mails, nodes, jobs };
}

/** Returns a function that reads the state, at most every five seconds. The state is undefined if the database does not answer. */
export function portalState(deps: StateDependencies): () => Promise<PortalState | undefined> {
  let shared: { readonly until: number; readonly state: Promise<PortalState | undefined> } | undefined;
  return () => {
    const now = deps.clock.now().getTime();
    if (shared && now < shared.until) return shared.state;
    const state = readState(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'could not read the state of the portal for the metrics');
      return undefined;
    });
    shared = { until: now + SHARED_MS, state };
    return state;
  };
}

/** Returns the free bytes of a folder's disk; undefined if they cannot be read. */
export const freeBytes = (folder: string): Promise<number | undefined> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
