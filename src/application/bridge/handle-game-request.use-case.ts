import { filter, firstValueFrom } from 'rxjs';
import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { AnswerOf, ArgumentsOf, MethodsFor } from '../../domain/bridge/method-table';
import { methodTable } from '../../domain/bridge/method-table';
import type { GameCall } from '../../domain/bridge/parse-call';
import { refuseCaller } from '../../domain/bridge/refuse-caller';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ListAchievements } from '../achievements/list-achievements.use-case';
import type { UnlockAchievement } from '../achievements/unlock-achievement.use-case';
import type { ApiFailure } from '../http/api-failure';
import type { SessionState } from '../session/session-state';
import type { GameSignals } from './game-signals';
import type { LoginPrompt } from './login-prompt.port';
import type { ServedMethod } from './served-method';
import { isServed } from './served-method';
import { toBridgeError } from './to-bridge-error';

type Answer<T> = Result<T, BridgeError>;
type Answering<M extends ServedMethod> = Answer<AnswerOf<M>> | Promise<Answer<AnswerOf<M>>>;
/** A handler for each served call; those for signed-in players are handed the player. */
type Handlers = {
  readonly [M in ServedMethod]: M extends MethodsFor<'signed-in'>
    ? (args: ArgumentsOf<M>, player: CurrentUser) => Answering<M>
    : (args: ArgumentsOf<M>) => Answering<M>;
};
type AnyHandler = (args: unknown, player: CurrentUser | undefined) => Answer<unknown> | Promise<Answer<unknown>>;

function answered<T>(result: Result<T, ApiFailure>): Answer<T> {
  return result.ok ? result : err(toBridgeError(result.error));
}

/** Answers one call of the game whose page is open; a game can name no other. */
export class HandleGameRequest {
  constructor(
    private readonly session: SessionState,
    private readonly loginPrompt: LoginPrompt,
    private readonly listAchievements: ListAchievements,
    private readonly unlockAchievement: UnlockAchievement,
  ) {}

  async execute(game: string, call: GameCall, signals: GameSignals): Promise<Answer<unknown>> {
    if (!isServed(call)) return err(bridgeError('err_unsupported', 'This portal does not serve the call yet.'));
    const row = methodTable[call.method];
    // Reports of what the game does need no player and must not wait for one.
    const player = row.caller === 'signed-in' ? await this.player() : undefined;
    const refusal = refuseCaller(row, player !== undefined);
    if (refusal !== undefined) return err(refusal);
    const handle = this.handlers(game, signals)[call.method] as AnyHandler;
    return handle(call.args, player);
  }

  private handlers(game: string, signals: GameSignals): Handlers {
    return {
      'user.isLoggedIn': async () => ok((await this.player()) !== undefined),
      'user.getName': (_none, { username }) => ok(username),
      'user.getAlias': (_none, player) => ok(displayName(player)),
      'user.openLogin': () => this.openLogin(),
      'achievement.list': async () => answered(await this.listAchievements.execute(game)),
      'achievement.unlock': async ({ slug }) => answered(await this.unlockAchievement.execute(game, slug)),
      'session.xr': ({ signal, emulated }) => ok(signals.xr(signal, emulated === true) as undefined),
      'session.lifecycle': ({ signal }) => ok(signals.lifecycle(signal) as undefined),
    };
  }

  private openLogin(): Answer<undefined> {
    return this.loginPrompt.open().ok
      ? ok(undefined)
      : err(bridgeError('err_too_many_requests', 'The player has just closed the sign-in.'));
  }

  /** Waits until the server has said who plays, so that a fast game is not told that nobody does. */
  private async player(): Promise<CurrentUser | undefined> {
    return (await firstValueFrom(this.session.session$.pipe(filter(({ attempted }) => attempted)))).user;
  }
}
