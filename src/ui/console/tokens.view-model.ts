import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { DialogState } from '../../application/notices/dialog-state';
import type { Clipboard } from '../../application/system/clipboard.port';
import type { AccessToken } from '../../domain/console/console';
import type { TokenAction } from '../../domain/console/member-role';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { daysProblem, nameProblem } from './console.machine';
import { actionQuestion, problemText } from './console.texts';

/** A new secret, which is shown once. */
export interface NewSecret {
  readonly name: string;
  readonly secret: string;
  /** Result of the last copy. */
  readonly copied: 'no' | 'yes' | 'failed';
}

/** Access tokens of a developer, and the form of a new one. */
export class TokensViewModel {
  readonly list;
  /** Games for the choice of one game. */
  readonly games;
  name = '';
  days = '90';
  /** Slug; empty for all games. */
  game = '';
  publishes = true;
  creating = false;
  attempted = false;
  failure: string | undefined;
  secret: NewSecret | undefined;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'tokens' | 'createToken' | 'revokeToken' | 'games'>,
    private readonly dialogs: Pick<DialogState, 'ask'>,
    private readonly clipboard: Clipboard,
    private readonly developer: string,
  ) {
    this.list = new LoadedViewModel(() => gateway.tokens(developer));
    this.games = new LoadedViewModel(() => gateway.games(developer));
    makeAutoObservable<this, 'gateway' | 'dialogs' | 'clipboard' | 'developer'>(
      this,
      {
        gateway: false,
        dialogs: false,
        clipboard: false,
        developer: false,
        list: false,
        games: false,
        secret: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.list.load();
    void this.games.load();
    return () => undefined;
  }

  get nameProblem(): string | undefined {
    return this.attempted ? nameProblem(this.name) : undefined;
  }

  get daysProblem(): string | undefined {
    return this.attempted ? daysProblem(this.days) : undefined;
  }

  typeName(name: string): void {
    this.name = name;
  }

  typeDays(days: string): void {
    this.days = days;
  }

  chooseGame(game: string): void {
    this.game = game;
  }

  choosePublishes(publishes: boolean): void {
    this.publishes = publishes;
  }

  async create(): Promise<void> {
    if (this.creating) return;
    this.attempted = true;
    this.failure = undefined;
    if (this.nameProblem ?? this.daysProblem) return;
    this.creating = true;
    const name = this.name.trim();
    const actions: readonly TokenAction[] = this.publishes ? ['builds.read', 'builds.publish'] : ['builds.read'];
    const game = this.game === '' ? undefined : this.game;
    const answer = await this.gateway.createToken(this.developer, { name, actions, game, days: Number(this.days) });
    runInAction(() => {
      this.creating = false;
      if (!answer.ok) {
        this.failure = problemText(answer.error);
        return;
      }
      this.attempted = false;
      this.name = '';
      this.secret = { name, secret: answer.value.secret, copied: 'no' };
    });
    if (answer.ok) await this.list.load();
  }

  async copy(): Promise<void> {
    const { secret } = this;
    if (secret === undefined) return;
    const isCopied = await this.clipboard.copy(secret.secret);
    runInAction(() => {
      if (this.secret?.secret === secret.secret) this.secret = { ...secret, copied: isCopied ? 'yes' : 'failed' };
    });
  }

  /** Hides the secret for good. */
  hideSecret(): void {
    this.secret = undefined;
  }

  async revoke({ id, name }: AccessToken): Promise<void> {
    const texts = {
      title: `Revoke “${name}”?`,
      content: 'Scripts that use this token stop working at once.',
      confirm: 'Revoke',
    };
    const answer = await this.dialogs.ask(actionQuestion(texts, () => this.gateway.revokeToken(this.developer, id)));
    if (answer.ok && answer.value === 'confirm') await this.list.load();
  }
}
