import { createWire } from '../../../src/adapters/http/wire';
import { calls } from '../../../src/contract/calls';

/** Wire of every call of the contract. */
export const wire = createWire(calls);
