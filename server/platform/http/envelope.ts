import type { WireEnvelope } from '../../../src/contract/envelope';
import { jsonObject } from './json-text';
import type { Refusal } from './refusal';

/** Returns the JSON text of the response of a successful call. */
export const successText = (data: unknown, message = ''): string =>
  jsonObject<WireEnvelope>({ status: { success: true, code: 200, message, debug: '' }, data }).text;

/** Creates the response of a refused call; `data.errors` is present only for refused fields. */
export const failure = ({ status, message, debug, fields }: Refusal, data: unknown = null): WireEnvelope => ({
  status: { success: false, code: status, message, debug },
  data: fields ? { errors: fields } : data,
});
