import type { Presence } from '../../../src/domain/friends/presence';
import { shownPresence } from '../../../src/domain/friends/presence';
import { announcementChannel, playerOfAnnouncements } from '../../../src/domain/realtime/channels';
import { realtimeEventNames } from '../../../src/domain/realtime/realtime-event';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Database } from '../../platform/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { ServerClock } from '../../platform/system/server-clock';
import { presentPresence } from './friend.presenter';
import { listFriendIds } from './friend-list.repository';
import { readPlaying, findActor } from './presence.repository';

/** How long somebody whose last page has closed may take to open the next before friends hear that they have gone, in milliseconds. */
const GRACE_MS = 5000;

export interface PresenceNewsOptions {
  readonly database: Database;
  readonly realtime: Pick<ChannelPublisher, 'publish' | 'isHeard'>;
  readonly clock: ServerClock;
  readonly log: FastifyBaseLogger;
}

/** Tells the friends of a player who are there how the player’s presence is now, as far as the player lets friends know. */
export class PresenceNews {
  readonly #options: PresenceNewsOptions;
  /** Accounts that are being told of; true when there is something newer to tell. */
  readonly #busy = new Map<string, boolean>();
  #stopped = false;

  constructor(options: PresenceNewsOptions) {
    this.#options = options;
  }

  /** Tells of a player, after the commit of what has changed: one telling at a time, so that the last is the newest. */
  tell(accountId: string): void {
    if (this.#stopped) return;
    if (this.#busy.has(accountId)) {
      this.#busy.set(accountId, true);
      return;
    }
    this.#busy.set(accountId, false);
    void this.#run(accountId);
  }

  /** Hears that the first page listens on a channel, or that the last one has gone. */
  setSubscribed(channel: string, isHeard: boolean): void {
    const accountId = playerOfAnnouncements(channel);
    if (accountId === undefined || this.#stopped) return;
    if (isHeard) this.tell(accountId);
    else this.#options.clock.after(GRACE_MS, () => this.tell(accountId));
  }

  /** Tells nothing from now on. */
  stop(): void {
    this.#stopped = true;
  }

  async #run(accountId: string): Promise<void> {
    try {
      await this.#publishPresence(accountId);
    } catch (error) {
      if (!this.#stopped) this.#options.log.warn({ err: error }, 'friends could not be told who is there');
    }
    const again = this.#busy.get(accountId) === true;
    this.#busy.delete(accountId);
    if (again) this.tell(accountId);
  }

  async #publishPresence(accountId: string): Promise<void> {
    const { database, realtime, clock } = this.#options;
    const friends = await listFriendIds(database.db, accountId);
    const channels = friends
      .map((playerId) => announcementChannel({ playerId }))
      .filter((channel) => channel !== undefined && realtime.isHeard(channel));
    if (channels.length === 0) return;
    const told = await findActor(database.db, accountId);
    if (!told) return;
    const playing = await readPlaying(database.db, [accountId], clock.now());
    const own = announcementChannel({ playerId: accountId });
    const presence: Presence = {
      online: own !== undefined && realtime.isHeard(own),
      playing: playing.get(accountId),
    };
    const shown = presentPresence(shownPresence(readSettings(told.settings), 'friend', presence));
    const { username, alias } = told;
    for (const channel of channels)
      if (channel !== undefined)
        realtime.publish(channel, realtimeEventNames.friendPresence, { username, alias: alias ?? username, ...shown });
  }
}
