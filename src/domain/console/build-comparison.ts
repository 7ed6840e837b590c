/** Versions of a comparison. */
export interface ComparedVersions {
  readonly a: string;
  readonly b: string;
}

/** Figures of the check before publication. */
export interface CheckFigures {
  /** Milliseconds until the first drawn frame; undefined if nothing was drawn. */
  readonly firstFrameMs: number | undefined;
  readonly framesPerSecond: number | undefined;
  /** Number of different script errors. */
  readonly errors: number;
}

/** Sums of the plays of a build on all days. */
export interface PlayFigures {
  readonly plays: number;
  readonly sessions: number;
  /** Length of all sessions together. */
  readonly seconds: number;
}

/** Figures of a build; undefined ones are unknown. */
export interface ComparedBuild {
  readonly version: string;
  /** Publication, ISO 8601, UTC. */
  readonly created: string;
  /** Size of all files in bytes. */
  readonly bytes: number | undefined;
  /** Size of the files in the uploaded archive in bytes; undefined for a build that was published from a folder. */
  readonly packedBytes: number | undefined;
  readonly files: number | undefined;
  /** Undefined for a build that was not checked. */
  readonly check: CheckFigures | undefined;
  /** Undefined for members who may not read statistics. */
  readonly played: PlayFigures | undefined;
}

/** File of a build: its path, its size in bytes, and a hash, which is empty if unknown. */
export type ListedFile = readonly [path: string, bytes: number, hash: string];

/** Kinds of differences between the files of two builds. */
export const fileChanges = ['added', 'removed', 'changed'] as const;
export type FileChange = (typeof fileChanges)[number];

/** File that differs between two builds; sizes in bytes. */
export interface ChangedFile {
  readonly path: string;
  readonly change: FileChange;
  /** Undefined for an added file. */
  readonly before: number | undefined;
  /** Undefined for a removed file. */
  readonly after: number | undefined;
}

/** Differences between the files of two builds. */
export interface FileDifferences {
  /** The largest files that differ, largest first. */
  readonly files: readonly ChangedFile[];
  /** Number of files by difference, also of files that are not listed. */
  readonly counts: Readonly<Record<FileChange | 'same', number>>;
}

/** Comparison of two builds of a game. */
export interface BuildComparison {
  /** All versions of the game, newest first. */
  readonly versions: readonly string[];
  readonly title: string;
  readonly a: ComparedBuild;
  readonly b: ComparedBuild;
  /** Undefined if the files of one build are not stored. */
  readonly differences: FileDifferences | undefined;
}

/** Maximum number of listed files in a comparison. */
export const COMPARED_FILES_MAX = 200;

const sizeOf = ({ before = 0, after = 0 }: ChangedFile): number => Math.max(before, after);

/** Compares the files of two builds. A file without a known hash counts as changed if its size has changed. */
export function compareFiles(before: readonly ListedFile[], after: readonly ListedFile[]): FileDifferences {
  const old = new Map(before.map((file) => [file[0], file]));
  const files: ChangedFile[] = [];
  let same = 0;
  for (const [path, bytes, hash] of after) {
    const known = old.get(path);
    old.delete(path);
    if (known === undefined) files.push({ path, change: 'added', before: undefined, after: bytes });
    else if (known[1] !== bytes || (known[2] !== hash && known[2] !== '' && hash !== ''))
      files.push({ path, change: 'changed', before: known[1], after: bytes });
    else same += 1;
  }
  for (const [path, bytes] of old.values()) files.push({ path, change: 'removed', before: bytes, after: undefined });
  files.sort((one, other) => sizeOf(other) - sizeOf(one) || (one.path < other.path ? -1 : 1));
  const number = (change: FileChange): number => files.filter((file) => file.change === change).length;
  return {
    files: files.slice(0, COMPARED_FILES_MAX),
    counts: { added: number('added'), removed: number('removed'), changed: number('changed'), same },
  };
}
