/** The signed-in player of a request. */
export interface Player {
  /** Account id. */
  readonly id: string;
  readonly username: string;
  /** Row id of the session, not its secret. */
  readonly sessionId: string;
}

/** Who sends a request. */
export interface Caller {
  readonly player: Player | undefined;
  /** A session cookie came, and no session of it is alive. */
  readonly sessionEnded: boolean;
  /** The UUID in the `p1_uuid` cookie: it names a guest and authorises nothing. */
  readonly guestId: string | undefined;
  /** The secret that marks the browser in which a sign-in by a provider was begun. */
  readonly socialMarker: string | undefined;
  /** Hash of the secret by which accounts know this browser. */
  readonly deviceHash: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
}
