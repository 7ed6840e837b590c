import type { Result } from '../../domain/shared/result';

/** Progress of an upload in bytes. After `interrupted` it can be resumed; after `failed` it cannot. */
export type UploadReport =
  | { readonly type: 'sent'; readonly bytes: number }
  | { readonly type: 'uploaded'; readonly upload: string }
  | { readonly type: 'interrupted' }
  | { readonly type: 'failed'; readonly message: string };

/** An upload that has started. */
export interface RunningUpload {
  /** Stops sending; the received bytes stay on the server. */
  pause(): void;
  /** Ends the upload and deletes its received bytes. If the server does not answer, it deletes them after a day. */
  cancel(): void;
  /** Continues after the bytes that the server has received. */
  resume(): void;
}

/** Sends archives in chunks, and continues an earlier upload of the same file. */
export interface BuildUploads<Archive> {
  /** Starts an upload to a developer and reports its progress. */
  start(developer: string, archive: Archive, report: (event: UploadReport) => void): RunningUpload;
}

/** Publications that pages of this tab follow, so that a page finds its own again after a reload. `page` is the path of the page. */
export interface FollowedPublications {
  /** Returns the id of the publication that a page follows. */
  find(page: string): string | undefined;
  /** Stores the publication of a page; undefined removes it. */
  store(page: string, id: string | undefined): void;
}

/** A file of a folder: its path in the archive, with slashes. */
export interface FolderFile<Source> {
  readonly path: string;
  readonly source: Source;
}

/** Packs a folder into a zip archive. */
export interface BuildArchiver<Source, Archive> {
  /** Packs files and reports the packed bytes; the error is a sentence about an unreadable file. */
  pack(
    name: string,
    files: readonly FolderFile<Source>[],
    packed: (bytes: number) => void,
  ): Promise<Result<Archive, string>>;
}
