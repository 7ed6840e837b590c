import type { BridgeError } from '../../domain/bridge/bridge-error';
import type { AnswerOf, ArgumentsOf, MethodName, MethodsFor } from '../../domain/bridge/method-table';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';

type Answering<M extends MethodName> = Result<AnswerOf<M>, BridgeError> | Promise<Result<AnswerOf<M>, BridgeError>>;

/** Handlers for every call of the protocol. Calls that require a player receive the player. */
export type Handlers = {
  readonly [M in MethodName]: M extends MethodsFor<'signed-in'>
    ? (args: ArgumentsOf<M>, player: CurrentUser) => Answering<M>
    : (args: ArgumentsOf<M>) => Answering<M>;
};

/** Handlers of one object of the SDK. */
export type HandlersOf<O extends string> = Pick<Handlers, Extract<MethodName, `${O}.${string}`>>;
