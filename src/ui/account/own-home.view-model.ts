import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FollowFriends } from '../../application/friends/follow-friends.use-case';
import type { LoadFriends } from '../../application/friends/load-friends.use-case';
import type { AccountPagesGateway } from '../../application/account/account-pages-gateway.port';
import type { Friend } from '../../domain/friends/friend';
import { inFriendOrder, withPresence } from '../../domain/friends/friend';
import type { Presence } from '../../domain/friends/presence';
import type { OwnHome } from '../../domain/account/own-home';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** State of the account's home page: latest games and achievements, and friends who are playing. Follows live updates. */
export class OwnHomeViewModel {
  home: OwnHome | undefined;
  /** Error text of a failed load of the games and achievements. */
  failure: string | undefined;
  /** Undefined until loaded. */
  friends: readonly Friend[] | undefined;
  friendsFailure: string | undefined;
  private friendsRequest = 0;

  constructor(
    private readonly gateway: Pick<AccountPagesGateway, 'home'>,
    private readonly loadFriends: Pick<LoadFriends, 'execute'>,
    private readonly follow: Pick<FollowFriends, 'execute'>,
  ) {
    makeAutoObservable<this, 'gateway' | 'loadFriends' | 'follow' | 'friendsRequest'>(
      this,
      {
        gateway: false,
        loadFriends: false,
        follow: false,
        friendsRequest: false,
        home: observableRef,
        friends: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Friends who are playing. */
  get playing(): readonly Friend[] | undefined {
    return this.friends?.filter(({ presence }) => presence.playing !== undefined);
  }

  start(): Disposer {
    void this.load();
    void this.refreshFriends();
    const stop = this.follow.execute({ changed: () => void this.refreshFriends(), presence: this.receivePresence });
    return () => {
      this.friendsRequest += 1;
      stop();
    };
  }

  async load(): Promise<void> {
    this.failure = undefined;
    const answer = await this.gateway.home();
    runInAction(() => {
      if (answer.ok) this.home = answer.value;
      else this.failure = failureText(answer.error);
    });
  }

  /** Reloads the friends; only the newest response counts. */
  async refreshFriends(): Promise<void> {
    this.friendsRequest += 1;
    const { friendsRequest } = this;
    const answer = await this.loadFriends.execute();
    if (friendsRequest !== this.friendsRequest) return;
    runInAction(() => {
      if (answer.ok) this.friends = answer.value.friends;
      this.friendsFailure = answer.ok ? undefined : failureText(answer.error);
    });
  }

  private receivePresence(username: string, presence: Presence): void {
    if (this.friends === undefined) return;
    this.friends = inFriendOrder(withPresence(this.friends, username, presence));
  }
}
