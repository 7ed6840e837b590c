import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import type { BridgeEventDetails, BridgeEventName } from '../../src/domain/bridge/bridge-event';
import type { AnswerOf, ArgumentsOf, MethodName } from '../../src/domain/bridge/method-table';
import type { Result } from '../../src/domain/shared/result';
import type { PageStore } from '../page/page-store';
import type { LocalGame } from './local-game';
import type { LocalState } from './local-state';

/** A question of the sandbox to the player. */
export interface LocalQuestion {
  readonly title: string;
  readonly text: string;
  /** The word of consent; absent where there is nothing to consent to. */
  readonly yes?: string;
}

/** What the calls of the sandbox work on. */
export interface LocalPortal {
  readonly store: PageStore<LocalState>;
  readonly game: LocalGame;
  /** Where the page is. */
  readonly address: string;
  /** Milliseconds, UTC. */
  readonly now: () => number;
  /** Tells the game. */
  readonly emit: <N extends BridgeEventName>(name: N, detail: BridgeEventDetails[N]) => void;
  /** Asks the player in a dialog; undefined while another question is open. */
  readonly ask: (question: LocalQuestion) => Promise<boolean> | undefined;
  /** Whether the game is shown in a headset, by its own reports. */
  readonly inHeadset: () => boolean;
}

/** How the sandbox answers some of the calls, whose arguments have been read. */
export type LocalCalls<M extends MethodName> = {
  readonly [K in M]: (args: ArgumentsOf<K>) => Result<AnswerOf<K>, BridgeError>;
};

/** The sandbox's player. */
export const localPlayer = { username: 'local-player', alias: 'Local Player' } as const;

/** Writes a change into the sandbox's memory. */
export function change({ store }: Pick<LocalPortal, 'store'>, changed: Partial<LocalState>): void {
  store.write({ ...store.read(), ...changed });
}
