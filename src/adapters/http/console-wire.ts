import * as z from 'zod/mini';
import { authStatus } from '../../contract/account.contract';
import { consoleCalls } from '../../contract/console-calls';
import { moneyCalls } from '../../contract/developer-money.contract';
import { publishingCalls } from '../../contract/publishing-calls';
import { webhookCalls } from '../../contract/webhooks.contract';
import { createWire } from './wire';

// zod's JIT compiles code at run time, which the content security policy forbids.
z.config({ jitless: true });

/** Wire of the developer console: its own calls and the state of the session. */
export const wire = createWire({ authStatus, ...consoleCalls, ...publishingCalls, ...webhookCalls, ...moneyCalls });
