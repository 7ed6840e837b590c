import * as z from 'zod/mini';
import { portalCalls } from '../../contract/portal-calls';
import { createWire } from './wire';

// zod's JIT compiles code at run time, which the content security policy forbids.
z.config({ jitless: true });

/** Wire of the portal's pages, without the calls of other applications. */
export const wire = createWire(portalCalls);
