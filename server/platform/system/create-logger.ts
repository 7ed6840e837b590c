import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { Config } from '../config/config';
import type { Logger } from '../../deps';

/** What a failed query says of its parameters may be personal, and goes over many lines: nothing after its beginning is told. */
const withoutParameters = (text: string): string => text.split('\nparams: ', 1)[0] ?? '';

/** The place of an error, which begins with its message; of one that was changed since, only what is surely no parameter. */
const stackOf = ({ message, stack = '' }: Error): string =>
  withoutParameters(stack.replace(message, () => withoutParameters(message)));

interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutParameters(String(error)), stack: '' };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: stackOf(error),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

/** A path without its query and without the secret of a mailed link, which some calls have in it. */
const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/[\w-]{43,}/g, '…');

const redacted = ['cookie', 'authorization', 'set-cookie'].flatMap((name) =>
  ['req.headers', 'res.headers', 'headers'].map((path) => `${path}["${name}"]`),
);

/** Logs tell what happened and to which path, and never a secret: no cookies, no query strings, no secrets of links, no parameters of a query. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: redacted,
    serializers: {
      req: ({ method, url, host, id }: FastifyRequest) => ({ id, method, host, path: loggedPath(url) }),
      err: loggedError,
      // Without words of its own a line has those of its error.
      msg: withoutParameters,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
