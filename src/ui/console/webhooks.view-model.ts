import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { WebhookGame, WebhookGateway } from '../../application/console/webhook-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Clipboard } from '../../application/system/clipboard.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { DeliveryPage, WebhookDelivery, WebhookEndpoint, WebhookEvent } from '../../domain/server-api/webhooks';
import { webhookEvents } from '../../domain/server-api/webhooks';
import type { Result } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { confirmAction, doneToast, failedToast } from './console.texts';
import { ShownSecretViewModel } from './shown-secret.view-model';
import { urlProblem } from './webhooks.machine';

export interface WebhookDependencies {
  readonly gateway: Pick<WebhookGateway, 'list' | 'create' | 'change' | 'remove' | 'test' | 'deliveries' | 'resend'>;
  readonly dialogs: Pick<DialogState, 'ask'>;
  readonly notices: Pick<NoticesState, 'announce'>;
  readonly clipboard: Clipboard;
  readonly clock: Pick<Clock, 'after'>;
}

/** Time between two loads of the log after a message was sent, in milliseconds, and the maximum number of loads. */
const LOAD_EVERY = 2000;
const LOADS = 10;

/** Log of an endpoint, one page at a time. */
class WebhookLog {
  readonly page;
  private at = 1;

  constructor(
    { gateway }: Pick<WebhookDependencies, 'gateway'>,
    game: WebhookGame,
    readonly endpoint: string,
  ) {
    this.page = new LoadedViewModel<DeliveryPage>(() => gateway.deliveries(game, endpoint, this.at));
  }

  async open(at: number): Promise<void> {
    this.at = at;
    await this.page.load();
  }
}

/** Webhook endpoints of a game: their list, the form, and the log of one of them. */
export class WebhooksViewModel {
  readonly list;
  readonly secret;
  url = '';
  events: readonly WebhookEvent[] = webhookEvents;
  /** Endpoint that the form changes; undefined for a new one. */
  edited: WebhookEndpoint | undefined;
  saving = false;
  attempted = false;
  /** Failure of the last attempt to save. */
  failure: ApiFailure | undefined;
  log: WebhookLog | undefined;
  private cancelReload: Cancel = () => undefined;
  /** Further loads of the log while a message is waiting. */
  private loadsLeft = 0;

  constructor(
    private readonly dependencies: WebhookDependencies,
    private readonly game: WebhookGame,
  ) {
    this.secret = new ShownSecretViewModel(dependencies.clipboard);
    this.list = new LoadedViewModel(() => dependencies.gateway.list(game));
    makeAutoObservable<this, 'dependencies' | 'game' | 'cancelReload' | 'loadsLeft'>(
      this,
      {
        ...{ dependencies: false, game: false, cancelReload: false, loadsLeft: false, list: false, secret: false },
        ...{ events: observableRef, edited: observableRef, failure: observableRef, log: observableRef },
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.list.load();
    return () => {
      this.loadsLeft = 0;
      this.cancelReload();
    };
  }

  get urlProblem(): string | undefined {
    return this.attempted ? urlProblem(this.url) : undefined;
  }

  get eventsProblem(): string | undefined {
    return this.attempted && this.events.length === 0 ? 'Choose at least one event.' : undefined;
  }

  typeUrl(url: string): void {
    this.url = url;
  }

  chooseEvent(event: WebhookEvent, chosen: boolean): void {
    const others = this.events.filter((one) => one !== event);
    this.events = chosen ? [...others, event] : others;
  }

  /** Fills the form with an endpoint. With undefined, empties the form. */
  edit(endpoint: WebhookEndpoint | undefined): void {
    this.edited = endpoint;
    this.url = endpoint?.url ?? '';
    this.events = endpoint?.events ?? webhookEvents;
    this.attempted = false;
    this.failure = undefined;
  }

  async save(): Promise<void> {
    if (this.saving) return;
    this.attempted = true;
    this.failure = undefined;
    if (this.urlProblem ?? this.eventsProblem) return;
    this.saving = true;
    const { gateway } = this.dependencies;
    const { edited, game } = this;
    const choice = { url: this.url.trim(), events: this.events };
    const answer = await (edited === undefined
      ? gateway.create(game, choice)
      : gateway.change(game, edited.id, choice, edited.state !== 'off'));
    runInAction(() => {
      this.saving = false;
      if (!answer.ok) {
        this.failure = answer.error;
        return;
      }
      this.edit(undefined);
      if (typeof answer.value === 'string') this.secret.show(choice.url, answer.value);
    });
    if (answer.ok) await this.list.load();
  }

  async switch({ id, url, events, state }: WebhookEndpoint): Promise<void> {
    const isOn = state !== 'off';
    const answer = await this.dependencies.gateway.change(this.game, id, { url, events }, !isOn);
    if (answer.ok)
      this.dependencies.notices.announce(doneToast(isOn ? 'Endpoint switched off' : 'Endpoint switched on'));
    else this.dependencies.notices.announce(failedToast(answer.error));
    await this.list.load();
  }

  async remove({ id, url }: WebhookEndpoint): Promise<void> {
    const texts = {
      title: 'Remove this endpoint?',
      content: `${url} gets no more messages, and its log is deleted.`,
      confirm: 'Remove',
    };
    const { dialogs, gateway } = this.dependencies;
    if (!(await confirmAction(dialogs, texts, () => gateway.remove(this.game, id)))) return;
    runInAction(() => {
      if (this.log?.endpoint === id) this.log = undefined;
      if (this.edited?.id === id) this.edit(undefined);
    });
    await this.list.load();
  }

  /** Opens the log of an endpoint, or closes it. */
  async toggleLog({ id }: WebhookEndpoint): Promise<void> {
    this.log = this.log?.endpoint === id ? undefined : new WebhookLog(this.dependencies, this.game, id);
    await this.log?.open(1);
  }

  async test({ id }: WebhookEndpoint): Promise<void> {
    await this.send(id, 'Test sent', () => this.dependencies.gateway.test(this.game, id));
  }

  async resend({ id }: WebhookEndpoint, delivery: WebhookDelivery): Promise<void> {
    await this.send(id, 'Message sent again', () => this.dependencies.gateway.resend(this.game, id, delivery.id));
  }

  /** Sends a message. Then loads the log until the result is known, at most `LOADS` times. */
  private async send(endpoint: string, done: string, run: () => Promise<Result<void, ApiFailure>>): Promise<void> {
    const { notices } = this.dependencies;
    const answer = await run();
    if (!answer.ok) {
      notices.announce(failedToast(answer.error));
      return;
    }
    notices.announce(doneToast(done, 'The log shows the result.'));
    runInAction(() => {
      if (this.log?.endpoint !== endpoint) this.log = new WebhookLog(this.dependencies, this.game, endpoint);
    });
    await this.log?.open(1);
    this.loadsLeft = LOADS;
    this.loadLater();
  }

  private loadLater(): void {
    this.cancelReload();
    this.cancelReload = this.dependencies.clock.after(LOAD_EVERY, () => void this.loadResult());
  }

  private async loadResult(): Promise<void> {
    this.loadsLeft -= 1;
    await Promise.all([this.log?.page.load(), this.list.load()]);
    const isWaiting = this.log?.page.value?.deliveries.some(({ state }) => state === 'waiting') === true;
    if (isWaiting && this.loadsLeft > 0) this.loadLater();
  }
}
