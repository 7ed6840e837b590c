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
import { performFriendAction, doneWords, requiresConfirmation } from './perform-friend-action';

type Named = { readonly username: string; readonly alias: string };

export interface FriendsDependencies extends FriendActionDependencies {
  readonly ask: SendFriendRequest;
}

const UNREADABLE =
  'Please enter a user name, a valid e-mail address, or a phone number with its country code, such as +44.';

/** Whether anybody has the address is nobody’s to know. */
const ASKED_BY_ADDRESS = 'If this player lets others find them, they have your request.';

/** Everybody around the player, kept true while the page is open. */
export class FriendsViewModel {
  lists: FriendLists | undefined;
  failure: string | undefined;
  /** Who is to be asked, as it was typed. */
  name = '';
  /** Why the last one could not be asked. */
  refusal: string | undefined;
  /** How often asking was refused. */
  refusals = 0;
  asking = false;
  private busy: readonly string[] = [];
  private question = 0;

  constructor(
    private readonly load: LoadFriends,
    private readonly follow: FollowFriends,
    private readonly tools: FriendsDependencies,
  ) {
    makeAutoObservable<this, 'load' | 'follow' | 'tools' | 'busy' | 'question'>(
      this,
      { load: false, follow: false, tools: false, question: false, lists: observableRef, busy: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.refresh();
    const stop = this.follow.execute({ changed: () => void this.refresh(), presence: this.hear });
    return () => {
      this.question += 1;
      stop();
    };
  }

  /** Whether something is being done to somebody. */
  isBusy({ username }: Named): boolean {
    return this.busy.includes(username);
  }

  type(name: string): void {
    this.name = name;
    this.refusal = undefined;
  }

  /** Loads anew; what is there stands until the answer, and only the newest answer counts. */
  async refresh(): Promise<void> {
    this.question += 1;
    const { question } = this;
    const answer = await this.load.execute();
    if (question !== this.question) return;
    runInAction(() => {
      if (answer.ok) this.lists = answer.value;
      this.failure = answer.ok ? undefined : failureText(answer.error);
    });
  }

  /** Loads anew after a failure, as if for the first time. */
  async retry(): Promise<void> {
    this.failure = undefined;
    await this.refresh();
  }

  async ask(): Promise<void> {
    const user = this.name.trim();
    if (this.asking) return;
    if (user === '') {
      this.refuse('Please enter a user name, an e-mail address or a phone number.');
      return;
    }
    this.asking = true;
    const answer = await this.tools.ask.execute(user);
    runInAction(() => {
      this.asking = false;
      if (answer.ok) this.name = '';
    });
    if (!answer.ok) {
      this.refuse(answer.error.kind === 'unreadable' ? UNREADABLE : failureText(answer.error));
      return;
    }
    const change = answer.value;
    const words = change === undefined ? ASKED_BY_ADDRESS : doneWords('ask', change, change.username);
    notifySuccess(this.tools.notices, words);
    await this.refresh();
  }

  async act(deed: FriendAction, person: Named): Promise<void> {
    if (this.isBusy(person)) return;
    // A dialog is busy itself, and gives the focus back to the button that has opened it.
    if (!requiresConfirmation(deed)) this.setBusy([...this.busy, person.username]);
    await performFriendAction(this.tools, deed, person);
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

  private hear(username: string, presence: Presence): void {
    if (this.lists === undefined) return;
    this.lists = { ...this.lists, friends: inFriendOrder(withPresence(this.lists.friends, username, presence)) };
  }
}
