import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { DialogState } from '../../application/notices/dialog-state';
import type { Clipboard } from '../../application/system/clipboard.port';
import type { AccessToken } from '../../domain/console/console';
import type { ServerAction, TokenAction } from '../../domain/console/member-role';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import { daysProblem, nameProblem } from './console.machine';
import { confirmAction } from './console.texts';
import { ShownSecretViewModel } from './shown-secret.view-model';

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
  /** Chosen actions of a game's own server. */
  serverActions: readonly ServerAction[] = [];
  creating = false;
  attempted = false;
  /** Failure of the last attempt to save. */
  failure: ApiFailure | undefined;
  readonly secret;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'tokens' | 'createToken' | 'revokeToken' | 'games'>,
    private readonly dialogs: Pick<DialogState, 'ask'>,
    clipboard: Clipboard,
    private readonly developer: string,
  ) {
    this.secret = new ShownSecretViewModel(clipboard);
    this.list = new LoadedViewModel(() => gateway.tokens(developer));
    this.games = new LoadedViewModel(() => gateway.games(developer));
    makeAutoObservable<this, 'gateway' | 'dialogs' | 'developer'>(
      this,
      {
        gateway: false,
        dialogs: false,
        developer: false,
        list: false,
        games: false,
        secret: false,
        serverActions: observableRef,
        failure: observableRef,
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

  chooseServerAction(action: ServerAction, chosen: boolean): void {
    const others = this.serverActions.filter((one) => one !== action);
    this.serverActions = chosen ? [...others, action] : others;
  }

  async create(): Promise<void> {
    if (this.creating) return;
    this.attempted = true;
    this.failure = undefined;
    if (this.nameProblem ?? this.daysProblem) return;
    this.creating = true;
    const name = this.name.trim();
    const actions: readonly TokenAction[] = [
      'builds.read',
      ...(this.publishes ? (['builds.publish'] as const) : []),
      ...this.serverActions,
    ];
    const game = this.game === '' ? undefined : this.game;
    const answer = await this.gateway.createToken(this.developer, { name, actions, game, days: Number(this.days) });
    runInAction(() => {
      this.creating = false;
      if (!answer.ok) {
        this.failure = answer.error;
        return;
      }
      this.attempted = false;
      this.name = '';
      this.secret.show(name, answer.value.secret);
    });
    if (answer.ok) await this.list.load();
  }

  async revoke({ id, name }: AccessToken): Promise<void> {
    const texts = {
      title: `Revoke “${name}”?`,
      content: 'Scripts that use this token stop working at once.',
      confirm: 'Revoke',
    };
    if (await confirmAction(this.dialogs, texts, () => this.gateway.revokeToken(this.developer, id)))
      await this.list.load();
  }
}
