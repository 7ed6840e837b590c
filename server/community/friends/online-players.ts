import { announcementChannel } from '../../../src/domain/realtime/channels';
import type { Database } from '../../platform/database/database';
import type { Executor } from '../../platform/database/executor';
import { listOnlineElsewhere, setOnline } from '../../platform/nodes/node.repository';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';

/** Players with an open page, on any server. */
export interface OnlinePlayers {
  /** Returns those of some players who are online. */
  among(executor: Executor, accountIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Records for the other servers whether a player is online on this one. */
  record(accountId: string): Promise<void>;
}

export interface OnlinePlayersOptions {
  readonly database: Pick<Database, 'db' | 'listen'>;
  /** Id of this server. */
  readonly node: string;
  readonly realtime: Pick<ChannelPublisher, 'hasSubscribers'>;
}

/** Combines the connections of this server with those that others have recorded. */
export function onlinePlayers({ database, node, realtime }: OnlinePlayersOptions): OnlinePlayers {
  const isHere = (playerId: string): boolean => {
    const channel = announcementChannel({ playerId });
    return channel !== undefined && realtime.hasSubscribers(channel);
  };
  return {
    async among(executor, accountIds) {
      const here = accountIds.filter(isHere);
      if (!database.listen) return new Set(here);
      const others = accountIds.filter((id) => !here.includes(id));
      return new Set([...here, ...(await listOnlineElsewhere(executor, node, others))]);
    },
    async record(accountId) {
      if (database.listen) await setOnline(database.db, node, accountId, isHere(accountId));
    },
  };
}
