import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { Config } from '../config/config';
import type { Logger } from '../../deps';
import { routeName } from '../metrics/measure';

/** Cuts a failed query's text before its parameters, which may be personal and span many lines. */
const withoutParameters = (text: string): string => text.split('\nparams: ', 1)[0] ?? '';

/**
 * The stack of an error without its message. If the message changed after creation, only lines that surely contain no
 * parameter.
 */
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

const redacted = ['cookie', 'authorization', 'set-cookie'].flatMap((name) =>
  ['req.headers', 'res.headers', 'headers'].map((path) => `${path}["${name}"]`),
);

/**
 * Creates the logger. Logs contain events and patterns of routes but never secrets: no cookies, query strings, link
 * secrets or query parameters. `traceIds` are the fields of the current trace.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
  traceIds?: () => object,
): Logger {
  const options = {
    ...(traceIds ? { mixin: traceIds } : {}),
    level: logLevel,
    redact: redacted,
    serializers: {
      req: ({ method, routeOptions, host, id }: FastifyRequest) => ({
        id,
        method,
        host,
        route: routeName(routeOptions.url),
      }),
      err: loggedError,
      // A log line without a message uses the message of its error.
      msg: withoutParameters,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
