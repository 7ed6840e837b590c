import { BlobStoreError } from '../blobs/blob-store.port';
import { isRepeatable, isUnavailable } from '../database/database-failure';
import { fullStorage } from '../health/storage-watch';
import { refusal } from './refusal';
import type { Refusal } from './refusal';
import { RefusalError } from './refusal-error';

const BY_CODE: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refusal.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refusal.unsupportedType,
  FST_ERR_CTP_INVALID_JSON_BODY: refusal.badRequest,
  FST_ERR_CTP_EMPTY_JSON_BODY: refusal.badRequest,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refusal.badRequest,
  FST_ERR_BAD_URL: refusal.notFound,
};

const property = (error: unknown, name: string): unknown =>
  error instanceof Error && name in error ? (error as unknown as Record<string, unknown>)[name] : undefined;

/** Maps a thrown value to a refusal. An unknown error is a bug: 500. */
export function refusalOfError(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  if (error instanceof BlobStoreError) return refusal.noFiles();
  const known = BY_CODE[String(property(error, 'code'))];
  if (known) return known();
  if (fullStorage(error)) return refusal.noSpace();
  // A database that is back serves at once.
  if (isUnavailable(error)) return refusal.unavailable(2);
  // Every repetition lost another conflict, so nothing is stored.
  if (isRepeatable(error)) return refusal.unavailable(1);
  const status = Number(property(error, 'statusCode'));
  const range = (property(error, 'headers') as Readonly<Record<string, unknown>> | undefined)?.['Content-Range'];
  if (status === 416 && typeof range === 'string') return refusal.rangeNotSatisfiable(range);
  return status >= 400 && status < 500 ? refusal.badRequest() : refusal.internal();
}
