import type { WireEnvelope } from '../../../src/contract/envelope';
import type { Refusal } from './refusal';

/** Wraps the data of a successful call. */
export const success = (data: unknown, message = ''): WireEnvelope => ({
  status: { success: true, code: 200, message, debug: '' },
  data,
});

/** Creates the response of a refused call; `data.errors` is present only for refused fields. */
export const failure = ({ status, message, debug, fields }: Refusal, data: unknown = null): WireEnvelope => ({
  status: { success: false, code: status, message, debug },
  data: fields ? { errors: fields } : data,
});
