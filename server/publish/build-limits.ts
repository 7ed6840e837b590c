const MIB = 1024 * 1024;

/** What a build may hold; the developer site tells the same numbers. */
export const buildLimits = {
  files: 2000,
  /** Bytes of one file. */
  fileBytes: 64 * MIB,
  /** Bytes of all files together. */
  bytes: 256 * MIB,
  /** Characters of a path in the folder. */
  path: 200,
  /** Bytes of one picture that is given for the game's page. */
  pictureBytes: 20 * MIB,
  /** Bytes of a trailer. */
  trailerBytes: 20 * MIB,
  /** Seconds of a trailer. */
  trailerSeconds: 60,
} as const;

/** A number of bytes in words. */
export const mebibytes = (bytes: number): string => `${String(Math.round(bytes / MIB))} MiB`;
