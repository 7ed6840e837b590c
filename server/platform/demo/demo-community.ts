/** An invented person without a password, whom nobody can sign in as. */
export interface DemoPerson {
  readonly username: string;
  /** Undefined: shown by the user name. */
  readonly alias?: string;
  readonly avatarSeed: number;
  readonly joinedDaysAgo: number;
  /** Slug of the studio that the person belongs to; such a person plays no part in its reviews but answers them. */
  readonly studio?: string;
}

/** Who plays, writes and competes in the demo games, and who answers for the studios that no demo account owns. */
export const demoCommunity: readonly DemoPerson[] = [
  { username: 'hazel_thorne', alias: 'Hazel Thorne', avatarSeed: 1, joinedDaysAgo: 58 },
  { username: 'tobias-r', alias: 'Tobias R.', avatarSeed: 2, joinedDaysAgo: 57 },
  { username: 'quietbadger', alias: 'Quiet Badger', avatarSeed: 4, joinedDaysAgo: 56 },
  { username: 'priya_n', alias: 'Priya N.', avatarSeed: 5, joinedDaysAgo: 55 },
  { username: 'mothlight', alias: 'Moth', avatarSeed: 7, joinedDaysAgo: 53 },
  { username: 'old_gregor', alias: 'Gregor', avatarSeed: 8, joinedDaysAgo: 52 },
  { username: 'saltwick', avatarSeed: 10, joinedDaysAgo: 51 },
  { username: 'juno_w', alias: 'Juno Whitfield', avatarSeed: 11, joinedDaysAgo: 50 },
  { username: 'kestrel77', avatarSeed: 12, joinedDaysAgo: 49 },
  { username: 'ama_boateng', alias: 'Ama Boateng', avatarSeed: 5, joinedDaysAgo: 48 },
  { username: 'leftfoot', alias: 'Left Foot', avatarSeed: 2, joinedDaysAgo: 46 },
  { username: 'yuki-t', alias: 'Yuki', avatarSeed: 7, joinedDaysAgo: 45 },
  { username: 'dr_marrow', alias: 'Dr Marrow', avatarSeed: 4, joinedDaysAgo: 44 },
  { username: 'elif_k', alias: 'Elif K.', avatarSeed: 1, joinedDaysAgo: 42 },
  { username: 'rowan_ash', alias: 'Rowan of Paper Moon', avatarSeed: 8, joinedDaysAgo: 59, studio: 'paper-moon' },
  { username: 'dela_fenn', alias: 'Dela of Tall Wave', avatarSeed: 10, joinedDaysAgo: 59, studio: 'tall-wave' },
];
