import type { Readable } from 'node:stream';

/** Parts of the blob store, the first name of each key. */
export const blobSections = ['avatars', 'builds', 'drafts', 'pictures', 'uploads'] as const;
/** Sections of a backup: uploads are temporary. */
export const savedSections = blobSections.filter((section) => section !== 'uploads');
export type BlobSection = (typeof blobSections)[number];

/** Size and time of a stored file. */
export interface BlobFacts {
  /** In bytes. */
  readonly size: number;
  readonly storedAt: Date;
  /** SHA-256 of the content, in hex, if the store has recorded it. */
  readonly sha256?: string;
}

export interface ListedBlob extends Omit<BlobFacts, 'sha256'> {
  readonly key: string;
}

/** A stored file that is being read. The reader must read or destroy its content. */
export interface OpenBlob extends BlobFacts {
  readonly content: Readable;
}

/** Content to store: bytes, or the path of a local file. */
export type BlobContent = Buffer | { readonly path: string };

/** Files of a folder of the store, on the local disk. */
export interface LocalFolder {
  readonly path: string;
  /** Deletes local copies. */
  close(): Promise<void>;
}

/**
 * Store of published and uploaded files. A key is a path such as `builds/comet-golf/1.0.0/index.html`; a folder is the
 * start of keys, without a slash at its end. A method throws `RangeError` for any other key, and `BlobStoreError` while
 * the store cannot be used.
 */
export interface BlobStore {
  readonly kind: 'folder' | 's3';
  /** Stores a file, whole or not at all. Replaces an existing one. */
  put(key: string, content: BlobContent): Promise<void>;
  /** Stores all files of a local folder and deletes others below `folder`. Moves the local folder if it can. */
  putFolder(folder: string, local: string): Promise<void>;
  /** Opens a file; undefined if it does not exist. */
  get(key: string): Promise<OpenBlob | undefined>;
  /** Returns the facts of a file; undefined if it does not exist. */
  head(key: string): Promise<BlobFacts | undefined>;
  /** Lists the files below a folder, without incomplete ones. */
  list(folder: string): AsyncIterable<ListedBlob>;
  /** Provides the files of a folder for reading on the local disk, one folder at a time. */
  openFolder(folder: string): Promise<LocalFolder>;
  /** Deletes a file. Deleting a missing one changes nothing. */
  delete(key: string): Promise<void>;
  /** Deletes all files below a folder. */
  deleteAll(folder: string): Promise<void>;
  /** Deletes the remains of writes of this section that began before a moment and never ended. */
  removeIncomplete(section: BlobSection, before: Date): Promise<void>;
  /** Throws `BlobStoreError` if the store cannot be written. */
  check(): Promise<void>;
}

/** Reason why the blob store cannot be used: no answer for now, or settings that the operator must correct. */
type BlobProblem = 'unavailable' | 'refused';

/** Error of a blob store that cannot be used. */
export class BlobStoreError extends Error {
  readonly problem: BlobProblem;

  constructor(problem: BlobProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BlobStoreError';
    this.problem = problem;
  }
}

/** Names of a key: no hidden files, no `..`, no separators of any system. */
const NAME = String.raw`(?!\.)[^\p{C}\\/]+`;
const FOLDER = new RegExp(`^(?:${blobSections.join('|')})(?:/${NAME})*$`, 'u');
/** Bytes of a key in S3. */
const LONGEST_KEY = 1024;

const isFolder = (text: string): boolean => FOLDER.test(text) && Buffer.byteLength(text) <= LONGEST_KEY;

/** True for a key of the blob store; a key cannot lead out of its section. */
export const isBlobKey = (text: string): boolean => text.includes('/') && isFolder(text);

/** Returns the key. Throws `RangeError` if the text is none. */
export function requireKey(key: string): string {
  if (!isBlobKey(key)) throw new RangeError(`“${key}” is not a key of the blob store.`);
  return key;
}

/** Returns the folder. Throws `RangeError` if the text is none. */
export function requireFolder(folder: string): string {
  if (!isFolder(folder)) throw new RangeError(`“${folder}” is not a folder of the blob store.`);
  return folder;
}
