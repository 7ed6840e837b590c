/** Most test users and open invitations of a game. */
export const MAX_TESTERS = 100;

/** A test user of a game, or an open invitation; times in ISO 8601, UTC. */
export interface Tester {
  readonly id: string;
  /** Username, or the email address by which a member has invited. */
  readonly username: string;
  readonly invited: string;
  /** End of an open invitation; undefined for a test user. */
  readonly expires: string | undefined;
  /** Start of the last play of the current draft. */
  readonly played: string | undefined;
}

/** Test users and open invitations of a game, oldest first. */
export interface TesterList {
  readonly testers: readonly Tester[];
  readonly limit: number;
  /** True if the game has a draft, which contains the test data. */
  readonly draft: boolean;
}

/** An open invitation of the player to test a game. */
export interface TestInvitation {
  readonly id: string;
  /** Title of the game. */
  readonly title: string;
  /** Name of the developer. */
  readonly developer: string;
  /** Username; undefined for a deleted account. */
  readonly invitedBy: string | undefined;
  /** ISO 8601, UTC. */
  readonly expires: string;
}

/** A game that the player tests. */
export interface TestedGame {
  readonly id: string;
  readonly title: string;
  /** Name of the developer. */
  readonly developer: string;
  /** Slug of the draft's page; undefined while the game has no draft. */
  readonly draft: string | undefined;
  /** Slug of the released game; undefined before its release. */
  readonly released: string | undefined;
}

/** Games that the player tests, and open invitations. */
export interface OwnTests {
  readonly invitations: readonly TestInvitation[];
  readonly tests: readonly TestedGame[];
}
