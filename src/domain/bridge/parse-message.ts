import { brand } from '../shared/brand';
import { bridgeErrorCodes } from './bridge-error-code';
import { bridgeError } from './bridge-error';
import type { BridgeMessage } from './message';
import { event, hello, refused, request, succeeded, welcome } from './message';

const MAX_NAME = 64;

type Fields = Readonly<Record<string, unknown>>;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_NAME;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function parseRefusal(id: number, error: unknown): BridgeMessage | undefined {
  if (!isFields(error)) return undefined;
  const { code, message } = error;
  if (typeof message !== 'string') return undefined;
  return refused(id, bridgeError(bridgeErrorCodes.find((known) => known === code) ?? 'err_internal', message));
}

function parseFields(data: unknown): BridgeMessage | undefined {
  if (!isFields(data) || data['from'] !== brand.identifier || data['v'] !== 1) return undefined;
  const { kind, id, method, name, ok } = data;
  if (kind === 'welcome') return welcome;
  if (!isId(id)) return undefined;
  if (kind === 'hello') return hello(id);
  if (kind === 'request') return isName(method) ? request(id, method, data['args']) : undefined;
  if (kind === 'event') return isName(name) ? event(id, name, data['detail']) : undefined;
  if (kind !== 'response') return undefined;
  if (ok === true) return succeeded(id, data['result']);
  return ok === false ? parseRefusal(id, data['error']) : undefined;
}

/**
 * Reads a message of the bridge; undefined for anything else, whatever it is, and it never throws.
 * @rule 3.7 Each kind of message has its shape.
 */
export function parseMessage(data: unknown): BridgeMessage | undefined {
  try {
    return parseFields(data);
  } catch {
    // A getter or a proxy can throw while it is read; such a thing is no message.
    return undefined;
  }
}
