import { identifier } from '../shared/brand';
import { bridgeErrorCodes, bridgeError } from './bridge-error';
import type { BridgeMessage, EventMessage, ResponseMessage, WelcomeMessage } from './message';
import { event, hello, refused, request, succeeded, welcome } from './message';

const MAX_NAME = 64;

type Fields = Readonly<Record<string, unknown>>;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_NAME;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function parseRefusal(id: number, error: unknown): ResponseMessage | undefined {
  if (!isFields(error)) return undefined;
  const { code, message } = error;
  if (typeof message !== 'string') return undefined;
  return refused(id, bridgeError(bridgeErrorCodes.find((known) => known === code) ?? 'err_internal', message));
}

function withEnvelope(data: unknown): Fields | undefined {
  return isFields(data) && data['from'] === identifier && data['v'] === 1 ? data : undefined;
}

function parseFromPortal(fields: Fields): WelcomeMessage | EventMessage | ResponseMessage | undefined {
  const { kind, id, name, ok } = fields;
  if (kind === 'welcome') return welcome;
  if (!isId(id)) return undefined;
  if (kind === 'event') return isName(name) ? event(id, name, fields['detail']) : undefined;
  if (kind !== 'response') return undefined;
  if (ok === true) return succeeded(id, fields['result']);
  return ok === false ? parseRefusal(id, fields['error']) : undefined;
}

function parseFromGame(fields: Fields): BridgeMessage | undefined {
  const { kind, id, method } = fields;
  if (!isId(id)) return undefined;
  if (kind === 'hello') return hello(id);
  return kind === 'request' && isName(method) ? request(id, method, fields['args']) : undefined;
}

function parse<M>(data: unknown, read: (fields: Fields) => M | undefined): M | undefined {
  try {
    const fields = withEnvelope(data);
    return fields && read(fields);
  } catch {
    // A getter or a proxy can throw while it is read; it is never a valid message.
    return undefined;
  }
}

/**
 * Parses a message of the bridge; undefined for anything else. Never throws.
 * @rule 3.7 Every kind of message has a fixed shape.
 */
export function parseMessage(data: unknown): BridgeMessage | undefined {
  return parse(data, (fields) => parseFromPortal(fields) ?? parseFromGame(fields));
}

/** Parses a message that only a portal sends, so that the SDK contains no parser of its own messages. Never throws. */
export function parsePortalMessage(data: unknown): WelcomeMessage | EventMessage | ResponseMessage | undefined {
  return parse(data, parseFromPortal);
}
