import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeveloperCommunityGateway } from '../../application/console/community-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Attention } from '../../application/system/attention.port';
import type { Random } from '../../application/system/random.port';
import type { PlayerMessage } from '../../domain/console/player-message';
import { checkReply } from '../../domain/support/ticket';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { AttemptKey, replyProblemTexts } from '../support/support.texts';
import type { AnswerDrafts } from './community.view-model';
import { doneToast, failedToast, isConflict } from './console.texts';

export interface MessageDependencies {
  readonly gateway: Pick<DeveloperCommunityGateway, 'message' | 'answerMessage' | 'closeMessage'>;
  readonly notices: Pick<NoticesState, 'announce'>;
  readonly attention: Pick<Attention, 'onReturn'>;
  readonly random: Pick<Random, 'uuid'>;
  readonly drafts: AnswerDrafts;
}

/** A message of a player with the form of the reply. Loads the message again when the member returns to the tab. */
export class MessageViewModel {
  /** Undefined until loaded. */
  message: PlayerMessage | undefined;
  /** True if the developer has no such message. */
  missing = false;
  /** Error text of a failed load. */
  failure: string | undefined;
  /** Action that is being sent. */
  sending: 'reply' | 'close' | undefined;
  /** Error text of an invalid reply. */
  problem: string | undefined;
  /** Error of the last send. */
  refusal: ApiFailure | undefined;
  /** Number of focus requests for the field. */
  turns = 0;
  private readonly key: AttemptKey;
  private calls = 0;

  constructor(
    private readonly dependencies: MessageDependencies,
    private readonly developer: string,
    private readonly number: string,
  ) {
    this.key = new AttemptKey(dependencies.random);
    makeAutoObservable<this, 'dependencies' | 'developer' | 'number' | 'key' | 'calls'>(
      this,
      {
        ...{ dependencies: false, developer: false, number: false, key: false, calls: false },
        message: observableRef,
        refusal: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    const stopWatching = this.dependencies.attention.onReturn(() => void this.load());
    return () => {
      this.calls += 1;
      stopWatching();
    };
  }

  /** Typed reply. */
  get reply(): string {
    return this.dependencies.drafts.get(this.number)?.body ?? '';
  }

  /** Loads the message; the shown one stays until then, and after a failure. */
  async load(): Promise<void> {
    this.calls += 1;
    const call = this.calls;
    this.failure = undefined;
    const answer = await this.dependencies.gateway.message(this.developer, this.number);
    // A response from before a reply would remove that reply.
    if (call !== this.calls) return;
    runInAction(() => {
      if (answer.ok) this.show(answer.value);
      // A shown message stays, also after the login of another player who may not read it.
      else if (this.message === undefined) this.fail(answer.error);
    });
  }

  focusReply(): void {
    this.turns += 1;
  }

  type(body: string): void {
    if (this.sending === 'reply') return;
    this.dependencies.drafts.set(this.number, body === '' ? undefined : { body, revision: undefined, typed: true });
    this.problem = undefined;
    this.refusal = undefined;
  }

  async send(): Promise<void> {
    const { dependencies, developer, key, message, number, reply } = this;
    if (message === undefined || this.sending !== undefined) return;
    const checked = checkReply(reply);
    this.problem = checked.ok ? undefined : replyProblemTexts[checked.error];
    this.refusal = undefined;
    if (!checked.ok) return;
    this.sending = 'reply';
    const sent = { text: checked.value, replies: message.replies };
    const answer = await dependencies.gateway.answerMessage(developer, number, sent, key.of(checked.value));
    // Shows the newer reply above the typed one. The next send knows of it.
    if (!answer.ok && isConflict(answer.error)) await this.load();
    runInAction(() => {
      this.sending = undefined;
      if (!answer.ok) {
        this.refusal = answer.error;
        return;
      }
      key.clear();
      // Another text can be typed after the page is left and opened again.
      if (this.reply === reply) this.dropDraft();
      this.show(answer.value);
      dependencies.notices.announce(doneToast('Reply sent'));
    });
  }

  async close(): Promise<void> {
    const { message } = this;
    if (message === undefined || this.sending !== undefined) return;
    const { gateway, notices } = this.dependencies;
    this.sending = 'close';
    const answer = await gateway.closeMessage(this.developer, this.number, message.replies);
    // Shows the newer reply.
    if (!answer.ok && isConflict(answer.error)) await this.load();
    runInAction(() => {
      this.sending = undefined;
      if (answer.ok) this.show(answer.value);
      notices.announce(answer.ok ? doneToast('Message closed') : failedToast(answer.error));
    });
  }

  /** Shows a message; a response on its way is ignored. */
  private show(message: PlayerMessage): void {
    this.calls += 1;
    this.message = message;
    this.missing = false;
    // Nobody gets the reply.
    if (message.author === undefined) this.dropDraft();
  }

  private fail(failure: ApiFailure): void {
    this.missing = failure.kind === 'rejected' && failure.status === 404;
    if (this.missing) this.dropDraft();
    else this.failure = failureText(failure);
  }

  private dropDraft(): void {
    this.dependencies.drafts.set(this.number, undefined);
  }
}
