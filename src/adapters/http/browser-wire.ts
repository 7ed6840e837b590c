import * as z from 'zod/mini';

// zod's JIT compiles code at run time, which the content security policy forbids.
z.config({ jitless: true });

export { needsPlayer, readReply, toRequest } from './wire';
