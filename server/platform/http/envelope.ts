import type { WireEnvelope } from '../../../src/contract/envelope';
import type { Refusal } from './refusal';

/** What surrounds the data of a call that succeeded. */
export const success = (data: unknown, message = ''): WireEnvelope => ({
  status: { success: true, code: 200, message, debug: '' },
  data,
});

/** What a refused call answers; `data.errors` only where fields were refused. */
export const failure = ({ status, message, debug, fields }: Refusal, data: unknown = null): WireEnvelope => ({
  status: { success: false, code: status, message, debug },
  data: fields ? { errors: fields } : data,
});
