import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { OpenDrafts } from '../../application/inbox/store-unsent-messages.use-case';
import { RefusedCalls } from '../../application/session/refused-calls';
import type { Person } from '../../domain/account/profile';
import type { Conversation, ConversationEvent, ConversationPage, MessageAccess } from '../../domain/inbox/conversation';
import {
  checkMessage,
  MESSAGE_LIMITS,
  emptyConversation,
  hasReadReceipt,
  leavesGap,
  nextConversation,
} from '../../domain/inbox/conversation';
import type { InvitableGame } from '../../domain/inbox/invitation';
import { gameInvitation } from '../../domain/inbox/invitation';
import { failureText } from '../errors/failure-text';
import { performFriendAction } from '../friends/perform-friend-action';
import type { Disposer } from '../shared/disposables';
import type { ConversationDependencies } from './conversation-dependencies';
import { INTERRUPTED, messageProblemTexts, sendFailureText } from './conversation.texts';
import type { HeaderInboxes } from './inbox-page.view-model';

type Unwatched = 'dependencies' | 'header' | 'calls' | 'drafts' | 'refusedCalls';

/**
 * State of a conversation with its draft. Messages show at once; a failed one stays with its reason. The tab stores both
 * until they are sent.
 */
export class ConversationViewModel {
  conversation: Conversation = emptyConversation;
  /** Undefined until loaded. */
  person: Person | undefined;
  access: MessageAccess = 'closed';
  /** True if there are older messages. */
  more = false;
  loadingOlder = false;
  /** True if the player is unknown. */
  missing = false;
  /** True if the address is that of the player’s own account. */
  own = false;
  /** Error text of a failed load. */
  failure: string | undefined;
  /** Message as typed. */
  text = '';
  /** Error text of the typed message. */
  problem: string | undefined;
  private calls = 0;
  private readonly refusedCalls = new RefusedCalls();
  /** Undefined before the page is opened and after it is left. */
  private drafts: OpenDrafts | undefined;

  constructor(
    private readonly dependencies: ConversationDependencies,
    private readonly user: string,
    private readonly header: HeaderInboxes,
  ) {
    makeAutoObservable<this, Unwatched | 'user'>(
      this,
      {
        dependencies: false,
        header: false,
        user: false,
        calls: false,
        drafts: false,
        refusedCalls: false,
        conversation: observableRef,
        person: observableRef,
      },
      { autoBind: true },
    );
  }

  /** True if the other player has read the newest message, which is the player's own. */
  get hasReadReceipt(): boolean {
    return hasReadReceipt(this.conversation);
  }

  /** True if a shown message is the player's own. */
  get hasWritten(): boolean {
    const { messages, pending } = this.conversation;
    return pending.length > 0 || messages.some(({ own }) => own);
  }

  get hasKeyboard(): boolean {
    return !this.dependencies.device.mobile && !this.dependencies.device.headset;
  }

  start(): Disposer {
    const { follow, attention, session } = this.dependencies;
    const cancels = [
      follow.execute(this.user, () => void this.load()),
      attention.onReturn(() => void this.markRead()),
      this.refusedCalls.start(session),
    ];
    this.restore();
    void this.load();
    return () => {
      this.calls += 1;
      this.drafts = undefined;
      for (const cancel of cancels) cancel();
    };
  }

  /** Loads the newest messages. The shown ones stay, unless messages between them and the newest ones are missing. */
  async load(): Promise<void> {
    const call = (this.calls += 1);
    this.setFailure(undefined);
    const answer = await this.dependencies.gateway.read(this.user);
    if (call !== this.calls) return;
    if (!answer.ok) {
      this.miss(answer.error);
      return;
    }
    const { messages, more } = answer.value;
    const startsAnew = this.person === undefined || leavesGap(this.conversation, messages, more);
    if (startsAnew) this.apply({ type: 'restarted' });
    this.show(answer.value, startsAnew);
    await this.markRead();
  }

  /** Loads the messages before the oldest shown one. */
  async loadOlder(): Promise<void> {
    const [oldest] = this.conversation.messages;
    if (oldest === undefined || this.loadingOlder) return;
    this.setLoadingOlder(true);
    const answer = await this.dependencies.gateway.read(this.user, oldest.id);
    this.setLoadingOlder(false);
    if (answer.ok) this.show(answer.value, true);
    else this.setFailure(failureText(answer.error));
  }

  type(text: string): void {
    this.text = text;
    this.problem = undefined;
    this.store();
  }

  /** Sends the typed message. */
  async submit(): Promise<void> {
    const checked = checkMessage(this.text);
    if (!checked.ok) {
      this.problem = messageProblemTexts[checked.error];
      return;
    }
    this.type('');
    await this.write(checked.value);
  }

  /** Sends an invitation to a game. The receiver lands where the player plays it now, if the game has a deep link. */
  async invite(game: InvitableGame): Promise<void> {
    const { portalOrigin, playedLink } = this.dependencies;
    const deepLink = game.playing ? playedLink.of(game.slug) : '';
    await this.write(gameInvitation(game, portalOrigin, deepLink, MESSAGE_LIMITS.max));
  }

  /** Sends a failed message again. */
  async retry(id: string): Promise<void> {
    const failed = this.conversation.pending.find((pending) => pending.id === id);
    if (failed?.failure === undefined) return;
    this.apply({ type: 'retried', id });
    await this.deliver(id, failed.text);
  }

  /** Removes a failed message and puts its text back into an empty field. */
  discard(id: string): void {
    const failed = this.conversation.pending.find((pending) => pending.id === id);
    if (failed !== undefined && this.text === '') this.type(failed.text);
    this.apply({ type: 'discarded', id });
  }

  /** Blocks or unblocks the other player. */
  async act(action: 'block' | 'unblock'): Promise<void> {
    if (this.person === undefined) return;
    await performFriendAction(this.dependencies.friendActions, action, this.person);
    await this.load();
  }

  private async write(text: string): Promise<void> {
    const id = this.dependencies.random.uuid();
    this.apply({ type: 'written', id, text });
    await this.deliver(id, text);
  }

  private async deliver(id: string, text: string): Promise<void> {
    const answer = await this.dependencies.send.execute(this.user, { id, text });
    if (answer.ok) {
      this.apply({ type: 'loaded', messages: [answer.value] });
      if (this.drafts === undefined) this.dependencies.drafts.forget(this.user, id);
    } else {
      this.apply({ type: 'failed', id, reason: sendFailureText(answer.error) });
      // The other player may have changed the settings or blocked the player meanwhile.
      if (answer.error.kind !== 'rejected') return;
      this.refusedCalls.add(id, answer.error, () => void this.retry(id));
      await this.load();
    }
  }

  private async markRead(): Promise<void> {
    if (!(await this.dependencies.read.execute(this.user, this.conversation))) return;
    const { messages } = this.conversation;
    this.apply({ type: 'loaded', messages: messages.map((each) => (each.own ? each : { ...each, read: true })) });
    void this.header.inboxes?.messages.tryAgain();
  }

  private apply(event: ConversationEvent): void {
    this.conversation = nextConversation(this.conversation, event);
    this.store();
  }

  private restore(): void {
    this.drafts = this.dependencies.drafts.execute(this.user);
    const { stored } = this.drafts;
    if (stored === undefined) return;
    this.conversation = nextConversation(this.conversation, {
      type: 'restored',
      pending: stored.pending,
      reason: INTERRUPTED,
    });
    this.type(stored.text);
  }

  private store(): void {
    this.drafts?.save({ text: this.text, pending: this.conversation.pending });
  }

  /** Shows a page; `containsOldest` is true if it has the oldest of the shown messages. */
  private show({ person, access, messages, more }: ConversationPage, containsOldest: boolean): void {
    this.person = person;
    this.access = access;
    this.missing = false;
    if (containsOldest) this.more = more;
    this.apply({ type: 'loaded', messages });
  }

  private miss(failure: ApiFailure): void {
    const status = failure.kind === 'rejected' ? failure.status : undefined;
    if (status === 404) this.missing = true;
    else if (status === 422) this.own = true;
    else if (this.person === undefined) this.setFailure(failureText(failure));
  }

  private setFailure(failure: string | undefined): void {
    this.failure = failure;
  }

  private setLoadingOlder(loading: boolean): void {
    this.loadingOlder = loading;
  }
}
