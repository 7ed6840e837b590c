import { accounts } from '../../platform/database/schema/accounts';

/** Columns that define a player's avatar. */
export interface AvatarRow {
  /** Number of the default avatar. */
  readonly avatarSeed: number;
  /** Key of the uploaded avatar's files; null for a default avatar. */
  readonly avatarKey: string | null;
}

/** Columns to select for every player who is shown with an avatar. */
export const avatarColumns = { avatarSeed: accounts.avatarSeed, avatarKey: accounts.avatarKey };
