/** Options of the publication of an uploaded build. */
export interface PublicationRequest {
  /** Undefined takes the slug in its `game.json`. */
  readonly game?: string | undefined;
  /** A version like 1.2.0, or the part of the newest version to raise. */
  readonly version: string;
  readonly draft: boolean;
}

/** Result of a publication that has ended well. */
export interface PublicationResult {
  readonly game: string;
  readonly version: string;
  readonly status: 'draft' | 'published';
  readonly files: number;
  /** Text of the build check; null if it was skipped. */
  readonly check: string | null;
  /** Address of the game's page; for a draft, with its key. */
  readonly page: string;
  /** Address of the build. */
  readonly build: string;
}
