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

/** What was played and earned last, and which friends play now, kept true while the page is open. */
export class OwnHomeViewModel {
  home: OwnHome | undefined;
  /** Why what was played and earned did not come. */
  failure: string | undefined;
  /** Undefined until they have come. */
  friends: readonly Friend[] | undefined;
  friendsFailure: string | undefined;
  private question = 0;

  constructor(
    private readonly gateway: Pick<AccountPagesGateway, 'home'>,
    private readonly loadFriends: Pick<LoadFriends, 'execute'>,
    private readonly follow: Pick<FollowFriends, 'execute'>,
  ) {
    makeAutoObservable<this, 'gateway' | 'loadFriends' | 'follow' | 'question'>(
      this,
      {
        gateway: false,
        loadFriends: false,
        follow: false,
        question: false,
        home: observableRef,
        friends: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Friends who play now. */
  get playing(): readonly Friend[] | undefined {
    return this.friends?.filter(({ presence }) => presence.playing !== undefined);
  }

  start(): Disposer {
    void this.load();
    void this.refreshFriends();
    const stop = this.follow.execute({ changed: () => void this.refreshFriends(), presence: this.hear });
    return () => {
      this.question += 1;
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

  /** Loads the friends anew; what is there stands until the answer, and only the newest answer counts. */
  async refreshFriends(): Promise<void> {
    this.question += 1;
    const { question } = this;
    const answer = await this.loadFriends.execute();
    if (question !== this.question) return;
    runInAction(() => {
      if (answer.ok) this.friends = answer.value.friends;
      this.friendsFailure = answer.ok ? undefined : failureText(answer.error);
    });
  }

  private hear(username: string, presence: Presence): void {
    if (this.friends === undefined) return;
    this.friends = inFriendOrder(withPresence(this.friends, username, presence));
  }
}
