import { filter, firstValueFrom } from 'rxjs';
import type { AuthState } from '../../domain/bridge/auth-state';
import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { AnswerOf, ArgumentsOf, MethodName } from '../../domain/bridge/method-table';
import type { GameCall } from '../../domain/bridge/parse-call';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ListAchievements } from '../achievements/list-achievements.use-case';
import type { UnlockAchievement } from '../achievements/unlock-achievement.use-case';
import type { ApiFailure } from '../http/api-failure';
import type { SessionState } from '../session/session-state';
import { authStateOf } from './auth-state-of';
import type { GameSignals } from './game-signals';
import type { LoginPrompt } from './login-prompt.port';
import { toBridgeError } from './to-bridge-error';

type Answer<T> = Result<T, BridgeError>;
type Handlers = {
  readonly [M in MethodName]: (args: ArgumentsOf<M>) => Answer<AnswerOf<M>> | Promise<Answer<AnswerOf<M>>>;
};

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

  async execute(game: string, call: GameCall, signals: GameSignals): Promise<Result<unknown, BridgeError>> {
    const handle = this.handlers(game, signals)[call.method] as (args: unknown) => Answer<unknown>;
    return handle(call.args);
  }

  private handlers(game: string, signals: GameSignals): Handlers {
    return {
      'user.isLoggedIn': async () => ok((await this.player()).loggedIn),
      'user.getName': () => this.ofPlayer('username'),
      'user.getAlias': () => this.ofPlayer('alias'),
      'user.openLogin': () => this.openLogin(),
      'achievement.list': async () => answered(await this.listAchievements.execute(game)),
      'achievement.unlock': async ({ slug }) => answered(await this.unlockAchievement.execute(game, slug)),
      'session.xr': ({ signal }) => ok(signals.xr(signal) as undefined),
      'session.lifecycle': ({ signal }) => ok(signals.lifecycle(signal) as undefined),
    };
  }

  private openLogin(): Answer<undefined> {
    return this.loginPrompt.open().ok
      ? ok(undefined)
      : err(bridgeError('err_too_many_requests', 'The player has just closed the sign-in.'));
  }

  /** Waits until the server has said who plays, so that a fast game is not told that nobody does. */
  private async player(): Promise<AuthState> {
    const { user } = await firstValueFrom(this.session.session$.pipe(filter(({ attempted }) => attempted)));
    return authStateOf(user);
  }

  private async ofPlayer(field: 'username' | 'alias'): Promise<Answer<string>> {
    const value = (await this.player())[field];
    return value === undefined ? err(bridgeError('err_unauthenticated', 'Nobody is signed in.')) : ok(value);
  }
}
