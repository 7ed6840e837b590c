import { accounts } from '../../platform/database/schema/accounts';

/** What a player's picture is made of. */
export interface AvatarRow {
  /** Number of the default picture. */
  readonly avatarSeed: number;
  /** Names the files of an uploaded picture; null for the default one. */
  readonly avatarKey: string | null;
}

/** The columns of whoever is shown with a picture. */
export const avatarColumns = { avatarSeed: accounts.avatarSeed, avatarKey: accounts.avatarKey };
