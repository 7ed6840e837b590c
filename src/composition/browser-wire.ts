import * as z from 'zod/mini';

// The content security policy forbids code made at run time, which zod would try.
z.config({ jitless: true });

export { needsPlayer, readReply, toRequest } from '../adapters/http/wire';
