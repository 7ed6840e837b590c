import { createHolocade } from './create-holocade';

export type { AdKind, NoAdReason } from '../src/domain/bridge/ad-methods';
export type { AuthState } from '../src/domain/bridge/bridge-event';
export type { ProgressAnswer, UnlockAnswer } from '../src/domain/bridge/achievement-methods';
export type { BridgeErrorCode } from '../src/domain/bridge/bridge-error';
export type {
  AdProgress,
  BridgeEventDetails,
  BridgeEventName,
  DialogEnd,
  MailEnd,
  PurchaseEnd,
} from '../src/domain/bridge/bridge-event';
export type { GameAchievement } from '../src/domain/bridge/game-data';
export type { GameItem, OwnedItem } from '../src/domain/bridge/game-data';
export type { GameSave, GameSaves } from '../src/domain/bridge/game-data';
export type { BoardStats, GameScore, GameScores } from '../src/domain/bridge/game-data';
export type { TakenOver } from '../src/domain/bridge/guest-methods';
export type { Asked } from '../src/domain/bridge/inventory-methods';
export type { PostAnswer, PostStanding, ScoreRun } from '../src/domain/bridge/leaderboard-methods';
export type { MailAnswer } from '../src/domain/bridge/mail-methods';
export type { MailSender } from '../src/domain/subscriptions/mail-subscription';
export type { JsonValue } from '../src/domain/saves/json';
export { HolocadeError } from './holocade-error';
export type { Environment, HolocadeSdk, Session } from './holocade-sdk';
export type { Events, Unsubscribe } from './listeners';
export type { Achievements } from './objects/achievements';
export type { AdEnd, Ads } from './objects/ads';
export type { Inventory } from './objects/inventory';
export type { Leaderboards, Paged, PostOptions, Sized } from './objects/leaderboards';
export type { Mails } from './objects/mails';
export type { Saveable, Saves, WriteOptions } from './objects/saves';
export type { User } from './objects/user';
export type { XrSessionLike } from './xr-session-like';

/** The SDK of this game. */
export const holocade = createHolocade(
  typeof window === 'undefined' ? undefined : window,
  async () => (await import('./local/prepare-local')).prepareLocal,
  async () => (await import('./guests/guests')).createGuests,
);
