import { createHolocade } from './create-holocade';

export type { AuthState } from '../src/domain/bridge/auth-state';
export type { BridgeErrorCode } from '../src/domain/bridge/bridge-error-code';
export type { BridgeEventDetails, BridgeEventName } from '../src/domain/bridge/bridge-event';
export type { GameAchievement } from '../src/domain/bridge/game-achievement';
export { HolocadeError } from './holocade-error';
export type { Achievements, Environment, Events, HolocadeSdk, Session, Unsubscribe, User } from './holocade-sdk';
export type { XrSessionLike } from './xr-session-like';

/** The portal, as this game sees it. */
export const holocade = createHolocade(typeof window === 'undefined' ? undefined : window);
