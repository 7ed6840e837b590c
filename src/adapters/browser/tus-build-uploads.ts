import type { DetailedError, HttpRequest, Upload, UploadOptions } from 'tus-js-client';
import { isSignedOutStatus } from '../../application/session/is-signed-out';
import { deferred } from '../../application/system/deferred';
import type { BuildUploads, RunningUpload, UploadReport } from '../../application/console/build-uploads.port';

/** Size of one request in bytes; the server accepts no larger one. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Delays before repeated requests, in milliseconds. Afterwards the upload waits for the user. */
const RETRY_DELAYS = [0, 1000, 3000, 5000];
const NO_ANSWER = 'The server did not accept this file. Please try again later.';

const withCookies = (request: HttpRequest) => {
  const sent = request.getUnderlyingObject() as XMLHttpRequest;
  sent.withCredentials = true;
};

/** Returns the server's sentence of a refused upload. */
function refusalText(error: Error | DetailedError): string {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { status } = JSON.parse(body ?? '') as { readonly status?: { readonly message?: string } };
    return status?.message ?? NO_ANSWER;
  } catch {
    return body === undefined || body === '' || body.startsWith('<') ? NO_ANSWER : body;
  }
}

const statusOf = (error: Error | DetailedError): number | undefined =>
  'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;

/** True if the same request may succeed later: no answer, a conflict, a rate limit or an error of the server. */
function mayResume(error: Error | DetailedError): boolean {
  const status = statusOf(error);
  if (status === undefined) return 'originalRequest' in error;
  // A conflict at the start is the limit of open uploads.
  const isStart = 'originalRequest' in error && error.originalRequest.getMethod() === 'POST';
  return status === 0 || (status === 409 && !isStart) || status === 423 || status === 429 || status >= 500;
}

type Client = Pick<Upload, 'start' | 'abort' | 'url' | 'findPreviousUploads' | 'resumeFromPreviousUpload'>;
type CreateClient = (archive: File, options: UploadOptions) => Promise<Client>;

const loadClient = deferred(() => import('tus-js-client'));

/** Uploads by tus 1.0 with the player's cookies. The browser stores the address of an unfinished upload. The client loads with the first upload. */
export class TusBuildUploads implements BuildUploads<File> {
  constructor(
    private readonly portalOrigin: string,
    /** Called if nobody is logged in. */
    private readonly refused: () => void,
    private readonly create: CreateClient = async (archive, options) =>
      new (await loadClient()).Upload(archive, options),
  ) {}

  start(developer: string, archive: File, receive: (event: UploadReport) => void): RunningUpload {
    let paused = false;
    let preparing = true;
    let cancelled = false;
    let client: Client | undefined;
    const report = (event: UploadReport): void => {
      if (!cancelled) receive(event);
    };
    const remove = async (upload: Client): Promise<void> => {
      // The server deletes an upload that it still has after a day.
      await upload.abort(true).catch(() => undefined);
    };
    const options: UploadOptions = {
      endpoint: `${this.portalOrigin}/v1/private/developer/${encodeURIComponent(developer)}/uploads`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS,
      metadata: { filename: archive.name },
      removeFingerprintOnSuccess: true,
      onBeforeRequest: withCookies,
      onShouldRetry: mayResume,
      onUploadUrlAvailable: () => {
        if (cancelled && client) void remove(client);
      },
      onProgress: (bytes) => {
        report({ type: 'sent', bytes });
      },
      onSuccess: () => {
        report({ type: 'uploaded', upload: client?.url?.split('/').at(-1) ?? '' });
      },
      onError: (error) => {
        // The upload can continue after a login.
        const isSignedOut = isSignedOutStatus(statusOf(error));
        if (isSignedOut) this.refused();
        report(
          mayResume(error) || isSignedOut ? { type: 'interrupted' } : { type: 'failed', message: refusalText(error) },
        );
      },
    };
    const prepare = async (): Promise<void> => {
      preparing = true;
      try {
        const created = await this.create(archive, options);
        // Without its storage, the browser only cannot continue an upload of an earlier visit.
        const [previous] = await created.findPreviousUploads().catch(() => []);
        if (previous !== undefined) created.resumeFromPreviousUpload(previous);
        client = created;
        if (cancelled) await remove(created);
        else if (!paused) created.start();
      } catch {
        report({ type: 'interrupted' });
      } finally {
        preparing = false;
      }
    };
    void prepare();
    return {
      pause() {
        paused = true;
        void client?.abort();
      },
      cancel() {
        cancelled = true;
        // A request that creates the upload goes on, because only its answer names the upload to delete.
        if (client && client.url !== null) void remove(client);
      },
      resume() {
        if (cancelled) return;
        paused = false;
        if (client) client.start();
        else if (!preparing) void prepare();
      },
    };
  }
}
