import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Dispatcher } from 'undici';
import { Agent, request } from 'undici';
import type { S3Settings } from '../config/config';
import type { ServerClock } from '../system/server-clock';
import type { ServerRandom } from '../system/server-random';
import { BlobStoreError } from './blob-store.port';

export interface S3Dependencies {
  readonly clock: ServerClock;
  readonly random: ServerRandom;
  /** Waits for a time in milliseconds. Unlike those of the clock, this wait keeps the process of a command alive. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** A request to the bucket. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Default: the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hex; the store refuses another body. */
  readonly sha256?: string;
  /** SHA-256 in hex that the store records with the file. */
  readonly recordedSha256?: string;
  /** Bytes of the body. */
  readonly size?: number;
  /** Opens the body, again for each attempt. */
  readonly body?: () => Buffer | Readable;
  /** Longest wait for the answer, in milliseconds. Default: 5 s, and 1 s for each megabyte of the body. */
  readonly answerMs?: number;
  /** True sends the request also shortly after one without an answer. */
  readonly isUrgent?: boolean;
}

export type S3Response = Dispatcher.ResponseData;

const ATTEMPTS = 3;
/** Pause before the second attempt, in milliseconds; it doubles, and a random part of it is added. */
const PAUSE_MS = 100;
/** Time since the first attempt after which no other one starts, in milliseconds; a body has additional time. */
const PATIENCE_MS = 5000;
const CONNECT_MS = 3000;
/** Time after a request without an answer in which no other one is sent, in milliseconds. */
const AWAY_MS = 2000;
/** Longest wait for the answer and for each part of a body, in milliseconds. */
const ANSWER_MS = 5000;
/** Additional time to send a body, in milliseconds for each byte: 1 MB/s. */
const SEND_MS = 1 / 1000;
const CONNECTIONS = 64;
/** Bytes of an error that are read. */
const ERROR_BYTES = 4096;

const isTemporary = (status: number): boolean => status >= 500 || status === 429;

async function codeOf({ body, statusCode }: S3Response): Promise<string> {
  const found = (await text(body).catch(() => '')).slice(0, ERROR_BYTES);
  return /<Code>(\w+)<\/Code>/.exec(found)?.[1] ?? `status ${String(statusCode)}`;
}

/** Sends signed requests to one bucket of an S3-compatible store, by path style. Repeats what may succeed later. */
export class S3Client {
  readonly #settings: S3Settings;
  readonly #deps: S3Dependencies;
  readonly #agent = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_MS }, bodyTimeout: ANSWER_MS });
  /** Derived signing keys. */
  readonly #cache = new Map<string, ArrayBuffer>();
  /** Until then, requests fail at once, so that visitors do not wait for a store that does not answer. */
  #awayUntil = -Infinity;

  constructor(settings: S3Settings, deps: S3Dependencies) {
    this.#settings = settings;
    this.#deps = deps;
  }

  /** Returns a successful response, whose body must be read, or undefined for a missing file. Throws `BlobStoreError`. */
  async send(wanted: S3Request): Promise<S3Response | undefined> {
    const response = await this.#repeat(wanted);
    if (response.statusCode < 300) return response;
    const code = await codeOf(response);
    if (response.statusCode === 404 && code !== 'NoSuchBucket') return undefined;
    const { bucket, endpoint } = this.#settings;
    if (code === 'NoSuchBucket')
      throw new BlobStoreError('refused', `the bucket “${bucket}” does not exist at ${endpoint}. Create it.`);
    if (isTemporary(response.statusCode))
      throw new BlobStoreError('unavailable', `${endpoint} cannot serve requests now (${code}).`);
    throw new BlobStoreError(
      'refused',
      `${endpoint} refuses the bucket “${bucket}” (${code}). Check the access key, the secret key, the region and the rights.`,
    );
  }

  async #repeat(wanted: S3Request): Promise<S3Response> {
    const { clock } = this.#deps;
    const started = clock.now().getTime();
    if (started < this.#awayUntil && wanted.isUrgent !== true) throw this.#noAnswer();
    const patience = PATIENCE_MS + (wanted.size ?? 0) * SEND_MS;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      try {
        const response = await this.#once(wanted);
        if (!isTemporary(response.statusCode) || isLast) return response;
        await response.body.dump();
      } catch (error) {
        const now = clock.now().getTime();
        if (isLast || now - started > patience) {
          this.#awayUntil = now + AWAY_MS;
          throw this.#noAnswer({ cause: error });
        }
      }
      await this.#pause(PAUSE_MS * 2 ** (attempt - 1));
    }
  }

  #noAnswer(options?: ErrorOptions): BlobStoreError {
    return new BlobStoreError('unavailable', `${this.#settings.endpoint} does not answer.`, options);
  }

  /** Waits for at least half of a time, and at most for all of it. */
  #pause(milliseconds: number): Promise<void> {
    const share = (this.#deps.random.bytes(1)[0] ?? 0) / 255;
    return (this.#deps.pause ?? wait)((milliseconds * (1 + share)) / 2);
  }

  async #once(wanted: S3Request): Promise<S3Response> {
    const { method, key, query = {}, sha256, recordedSha256, size = 0, body } = wanted;
    const { answerMs = ANSWER_MS + size * SEND_MS } = wanted;
    const { endpoint, bucket, region, accessKey, secretKey } = this.#settings;
    const path = [bucket, ...(key?.split('/') ?? [])].map(encodeURIComponent).join('/');
    const search = new URLSearchParams(query).toString();
    const headers = {
      ...(sha256 !== undefined && { 'x-amz-content-sha256': sha256 }),
      ...(recordedSha256 !== undefined && { 'x-amz-meta-sha256': recordedSha256 }),
    };
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${path}${search === '' ? '' : `?${search}`}`,
      headers,
      service: 's3',
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      cache: this.#cache,
      datetime: this.#deps.clock
        .now()
        .toISOString()
        .replaceAll(/[:-]|\.\d{3}/g, ''),
    });
    const signed = await signer.sign();
    return request(signed.url, {
      dispatcher: this.#agent,
      method,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(body === undefined ? {} : { 'content-length': String(size) }),
      },
      headersTimeout: answerMs,
      ...(wanted.answerMs === undefined ? {} : { bodyTimeout: answerMs }),
      ...(body === undefined ? {} : { body: body() }),
    });
  }
}
