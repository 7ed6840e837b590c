const MIB = 1024 * 1024;

/** Limits of one build that an operator can change. */
export interface BuildLimits {
  /** Files and folders. */
  readonly files: number;
  /** Bytes of one file. */
  readonly fileBytes: number;
  /** Bytes of all files together. */
  readonly bytes: number;
}

/** Default limits of a build, and those that no setting changes. */
export const buildLimits = {
  files: 10_000,
  fileBytes: 512 * MIB,
  bytes: 1024 * MIB,
  /** Characters of a path. */
  path: 200,
  /** Bytes of one picture for the game's page. */
  pictureBytes: 20 * MIB,
  /** Bytes of a trailer. */
  trailerBytes: 20 * MIB,
  /** Seconds of a trailer. */
  trailerSeconds: 60,
} as const;

/** Formats a number of bytes for people. */
export const mebibytes = (bytes: number): string => `${String(Math.round(bytes / MIB))} MiB`;
