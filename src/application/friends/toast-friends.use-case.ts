import { distinctUntilChanged, map } from 'rxjs';
import type { KnownPresence } from '../../domain/friends/presence';
import { nextKnownPresence } from '../../domain/friends/presence';
import { announcementChannel } from '../../domain/realtime/channels';
import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import { noticeReach } from '../../domain/session/notice-settings';
import type { NoticesState } from '../notices/notices-state';
import type { Realtime } from '../realtime/realtime.port';
import type { SessionState } from '../session/session-state';
import type { Attention } from '../system/attention.port';
import type { Cancel, Clock } from '../system/clock.port';
import { followLatest } from '../system/follow-latest';
import { isSeen } from '../system/device';
import type { FriendGateway } from './friend-gateway.port';

type FriendPresence = Extract<RealtimeEvent, { readonly type: 'friend-presence' }>;

/**
 * Shows a toast when a friend comes online or starts a game, if the settings allow it. At most one toast a friend in
 * ten minutes.
 */
export class ToastFriends {
  private readonly friends = new Map<string, KnownPresence>();
  /** Usernames with a presence event since the last request for the lists. */
  private received = new Set<string>();

  constructor(
    private readonly realtime: Realtime,
    private readonly gateway: Pick<FriendGateway, 'lists'>,
    private readonly session: SessionState,
    private readonly notices: Pick<NoticesState, 'announce'>,
    private readonly attention: Attention,
    private readonly clock: Clock,
  ) {}

  execute(): Cancel {
    const channel$ = this.session.session$.pipe(
      map(({ user }) => announcementChannel({ playerId: user?.id })),
      distinctUntilChanged(),
    );
    return followLatest(channel$, (channel) => {
      this.friends.clear();
      this.received = new Set();
      return channel === undefined ? undefined : this.follow(channel);
    });
  }

  private follow(channel: string): Cancel {
    return this.realtime.listen(
      channel,
      (event) => {
        if (event.type === 'friend-presence') this.receive(event);
      },
      // Friends who came online while the channel was not connected cause no toast.
      () => void this.loadPresences(),
    );
  }

  private async loadPresences(): Promise<void> {
    const received = new Set<string>();
    this.received = received;
    const answer = await this.gateway.lists();
    if (!answer.ok || this.received !== received) return;
    for (const { username, presence } of answer.value.friends)
      if (!received.has(username))
        this.friends.set(username, { presence, notifiedAt: this.friends.get(username)?.notifiedAt });
  }

  private async show(body: string, username: string): Promise<void> {
    // The username is part of the key because two friends may have the same alias.
    if (await this.attention.claim(`${username}: ${body}`))
      this.notices.announce({ kind: 'info', title: 'Friends', body, key: `presence ${username}` });
  }

  private receive({ username, alias, presence }: FriendPresence): void {
    this.received.add(username);
    const { known, news } = nextKnownPresence(this.friends.get(username), presence, this.clock.now());
    const shown = noticeReach(this.session.current.settings, 'friends').toast && isSeen(this.attention);
    // A toast that was not shown does not count as a notification.
    this.friends.set(username, shown ? known : { presence, notifiedAt: this.friends.get(username)?.notifiedAt });
    if (!shown || news === undefined) return;
    const body = news.kind === 'online' ? `${alias} is online.` : `${alias} is playing ${news.game}.`;
    void this.show(body, username);
  }
}
