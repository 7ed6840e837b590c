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
  /** Label of the confirming button; absent if the player can only close the dialog. */
  readonly yes?: string;
}

/** State and services for the calls of the sandbox. */
export interface LocalPortal {
  readonly store: PageStore<LocalState>;
  readonly game: LocalGame;
  /** Address of the page. */
  readonly address: string;
  /** Returns milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Emits an event to the game. */
  readonly emit: <N extends BridgeEventName>(name: N, detail: BridgeEventDetails[N]) => void;
  /** Asks the player in a dialog. Returns undefined while another question is open. */
  readonly ask: (question: LocalQuestion) => Promise<boolean> | undefined;
  /** True while the game reports a headset session. */
  readonly inHeadset: () => boolean;
}

/** Handlers for some of the calls. Arguments are already parsed. */
export type LocalCalls<M extends MethodName> = {
  readonly [K in M]: (args: ArgumentsOf<K>) => Result<AnswerOf<K>, BridgeError>;
};

/** The sandbox's player. */
export const localPlayer = { username: 'local-player', alias: 'Local Player' } as const;

/** Writes a change to the sandbox's storage. */
export function change({ store }: Pick<LocalPortal, 'store'>, changed: Partial<LocalState>): void {
  store.write({ ...store.read(), ...changed });
}
