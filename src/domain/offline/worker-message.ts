/** Message of a page to the portal's service worker: its address, and the files that it has loaded so far. */
export interface PageVisit {
  readonly type: 'page-visited';
  /** Path with the query, such as `/arcade/games?page=2`. */
  readonly path: string;
  /** Absolute addresses. */
  readonly files: readonly string[];
}

/** Message of a page to the portal's service worker: deletes the stored pages and pictures. */
export interface VisitDeletion {
  readonly type: 'visits-deleted';
}

/** Message of a game's page to the service worker of its build. */
export interface GameFiles {
  readonly type: 'game-files-loaded';
  /** Absolute addresses, without duplicates. */
  readonly files: readonly string[];
}

/** Result of storing files of a build. The page sends failed files again; a build above the limits is never stored. */
export type GameStorage = 'stored' | 'failed' | 'too-large';

/** Answer of the worker to `GameFiles`. */
export interface GameFilesAnswer {
  readonly result: GameStorage;
}

/** Maximum number of files in a message, and maximum length of an address. */
export const messageLimits = { files: 1000, address: 2000 } as const;

type Fields = Readonly<Record<string, unknown>>;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= messageLimits.address;

function filesOf({ files }: Fields): readonly string[] | undefined {
  if (!Array.isArray(files) || files.length > messageLimits.files) return undefined;
  return files.every(isAddress) ? files : undefined;
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Parses a message of a page of the portal; undefined for any other shape. */
export function parsePageVisit(data: unknown): PageVisit | undefined {
  const fields = fieldsOf(data);
  const { type, path } = fields;
  const files = filesOf(fields);
  const isPath = isAddress(path) && /^\/(?![/\\])/.test(path);
  return type === 'page-visited' && isPath && files !== undefined ? { type, path, files } : undefined;
}

/** True if a message requests the deletion of the stored pages. */
export function isVisitDeletion(data: unknown): data is VisitDeletion {
  return fieldsOf(data)['type'] === 'visits-deleted';
}

/** Parses a message of a game's page; undefined for any other shape. */
export function parseGameFiles(data: unknown): GameFiles | undefined {
  const fields = fieldsOf(data);
  const files = filesOf(fields);
  return fields['type'] === 'game-files-loaded' && files !== undefined
    ? { type: 'game-files-loaded', files }
    : undefined;
}
