import { events } from '../../../src/contract/realtime.contract';
import type { Presence } from '../../../src/domain/friends/presence';
import { shownPresence } from '../../../src/domain/friends/presence';
import { announcementChannel, playerOfAnnouncements } from '../../../src/domain/realtime/channels';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Database } from '../../platform/database/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { ServerClock } from '../../platform/system/server-clock';
import { presentPresence } from './friend.presenter';
import { listFriendIds } from './friend-list.repository';
import type { OnlinePlayers } from './online-players';
import { readPlaying, findActor } from './presence.repository';

/** Delay from a player's last closed page to the offline event, in milliseconds. Long enough to open another page. */
const GRACE_MS = 5000;

export interface PresencePublisherOptions {
  readonly database: Database;
  readonly realtime: Pick<ChannelPublisher, 'publish'>;
  readonly online: OnlinePlayers;
  readonly clock: ServerClock;
  readonly log: FastifyBaseLogger;
}

/** Publishes a player's presence to the friends who are online, as far as the player's settings allow. */
export class PresencePublisher {
  readonly #options: PresencePublisherOptions;
  /** Accounts whose presence is being published. True if it has changed in the meantime. */
  readonly #busy = new Map<string, boolean>();
  #stopped = false;

  constructor(options: PresencePublisherOptions) {
    this.#options = options;
  }

  /**
   * Publishes a player's presence. Call it after the commit. Runs once at a time for a player, so that the last event
   * is the newest.
   */
  publish(accountId: string): void {
    if (this.#stopped) return;
    if (this.#busy.has(accountId)) this.#busy.set(accountId, true);
    else void this.#run(accountId);
  }

  /** Handles the first subscription to a channel, or the end of the last one. */
  setSubscribed(channel: string, isSubscribed: boolean): void {
    const accountId = playerOfAnnouncements(channel);
    if (accountId === undefined || this.#stopped) return;
    if (isSubscribed) this.publish(accountId);
    else this.#options.clock.after(GRACE_MS, () => this.publish(accountId));
  }

  /** Publishes the presence of many players, one after the other. */
  async publishEach(accountIds: readonly string[]): Promise<void> {
    for (const accountId of accountIds)
      if (this.#busy.has(accountId)) this.publish(accountId);
      else if (!this.#stopped) await this.#run(accountId);
  }

  /** Stops publishing. */
  stop(): void {
    this.#stopped = true;
  }

  async #run(accountId: string): Promise<void> {
    do {
      this.#busy.set(accountId, false);
      try {
        await this.#publishPresence(accountId);
      } catch (error) {
        if (!this.#stopped) this.#options.log.warn({ err: error }, 'Presence could not be published to friends.');
      }
    } while (this.#busy.get(accountId) === true && !this.#stopped);
    this.#busy.delete(accountId);
  }

  async #publishPresence(accountId: string): Promise<void> {
    const { database, realtime, clock, online } = this.#options;
    await online.record(accountId);
    const friendIds = await listFriendIds(database.db, accountId);
    const present = await online.among(database.db, [...friendIds, accountId]);
    const friends = friendIds.filter((id) => present.has(id));
    if (friends.length === 0) return;
    const account = await findActor(database.db, accountId);
    if (!account) return;
    const playing = await readPlaying(database.db, [accountId], clock.now());
    const presence: Presence = {
      online: present.has(accountId),
      playing: playing.get(accountId),
    };
    const shown = presentPresence(shownPresence(readSettings(account.settings), 'friend', presence));
    const { username, alias } = account;
    for (const playerId of friends) {
      const channel = announcementChannel({ playerId });
      if (channel !== undefined)
        realtime.publish(events.friendPresence, channel, { username, alias: alias ?? username, ...shown });
    }
  }
}
