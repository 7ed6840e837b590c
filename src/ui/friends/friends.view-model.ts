import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SendFriendRequest } from '../../application/friends/send-friend-request.use-case';
import type { FollowFriends } from '../../application/friends/follow-friends.use-case';
import type { LoadFriends } from '../../application/friends/load-friends.use-case';
import type { FriendLists } from '../../domain/friends/friend';
import { inFriendOrder, withPresence } from '../../domain/friends/friend';
import type { FriendAction } from '../../domain/friends/relationship';
import type { Presence } from '../../domain/friends/presence';
import { notifySuccess } from '../account/account-notices';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import type { FriendActionDependencies } from './perform-friend-action';
import { performFriendAction, doneText, requiresConfirmation } from './perform-friend-action';

type Named = { readonly username: string; readonly alias: string };

export interface FriendsDependencies extends FriendActionDependencies {
  readonly ask: SendFriendRequest;
}

const UNREADABLE = 'Please enter a username, an email address, or a phone number with its country code, such as +44.';

/** Does not reveal whether the address belongs to an account. */
const SENT_TO_ADDRESS = 'If a player can be found by this email or phone number, they’ll see your request.';

/** State of the friends page, updated live. */
export class FriendsViewModel {
  lists: FriendLists | undefined;
  failure: string | undefined;
  /** Username or address as typed. */
  name = '';
  /** Error text of the last refused request. */
  refusal: string | undefined;
  /** Number of refused requests. */
  refusals = 0;
  asking = false;
  private busy: readonly string[] = [];
  private request = 0;

  constructor(
    private readonly load: LoadFriends,
    private readonly follow: FollowFriends,
    private readonly dependencies: FriendsDependencies,
  ) {
    makeAutoObservable<this, 'load' | 'follow' | 'dependencies' | 'busy' | 'request'>(
      this,
      { load: false, follow: false, dependencies: false, request: false, lists: observableRef, busy: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.refresh();
    const stop = this.follow.execute({ changed: () => void this.refresh(), presence: this.receivePresence });
    return () => {
      this.request += 1;
      stop();
    };
  }

  /** True while an action on this player is running. */
  isBusy({ username }: Named): boolean {
    return this.busy.includes(username);
  }

  type(name: string): void {
    this.name = name;
    this.refusal = undefined;
  }

  /** Reloads the lists; only the newest response counts. */
  async refresh(): Promise<void> {
    this.request += 1;
    const { request } = this;
    const answer = await this.load.execute();
    if (request !== this.request) return;
    runInAction(() => {
      if (answer.ok) this.lists = answer.value;
      this.failure = answer.ok ? undefined : failureText(answer.error);
    });
  }

  /** Reloads after a failure, starting from the loading state. */
  async retry(): Promise<void> {
    this.failure = undefined;
    await this.refresh();
  }

  async ask(): Promise<void> {
    const user = this.name.trim();
    if (this.asking) return;
    if (user === '') {
      this.refuse('Please enter a username, an email address or a phone number.');
      return;
    }
    this.asking = true;
    const answer = await this.dependencies.ask.execute(user);
    runInAction(() => {
      this.asking = false;
      if (answer.ok) this.name = '';
    });
    if (!answer.ok) {
      this.refuse(answer.error.kind === 'unreadable' ? UNREADABLE : failureText(answer.error));
      return;
    }
    const change = answer.value;
    const text = change === undefined ? SENT_TO_ADDRESS : doneText('request', change, change.username);
    notifySuccess(this.dependencies.notices, text);
    await this.refresh();
  }

  async act(action: FriendAction, person: Named): Promise<void> {
    if (this.isBusy(person)) return;
    // A dialog shows its own progress and returns the focus to the button that opened it.
    if (!requiresConfirmation(action)) this.setBusy([...this.busy, person.username]);
    await performFriendAction(this.dependencies, action, person);
    this.setBusy(this.busy.filter((username) => username !== person.username));
    await this.refresh();
  }

  private refuse(text: string): void {
    this.refusal = text;
    this.refusals += 1;
  }

  private setBusy(busy: readonly string[]): void {
    this.busy = busy;
  }

  private receivePresence(username: string, presence: Presence): void {
    if (this.lists === undefined) return;
    this.lists = { ...this.lists, friends: inFriendOrder(withPresence(this.lists.friends, username, presence)) };
  }
}
