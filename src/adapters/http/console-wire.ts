import * as z from 'zod/mini';
import { consoleCalls } from '../../contract/console-calls';
import { moneyCalls } from '../../contract/developer-money.contract';
import { publishingCalls } from '../../contract/publishing-calls';
import { webhookCalls } from '../../contract/webhooks.contract';
import { createWire } from './wire';

// zod's JIT compiles code at run time, which the content security policy forbids.
z.config({ jitless: true });

/** Wire of the developer console. */
export const wire = createWire({ ...consoleCalls, ...publishingCalls, ...webhookCalls, ...moneyCalls });
