import type { AnyCall } from './call';
import { consoleCalls } from './console-calls';
import { moneyCalls } from './developer-money.contract';
import { portalCalls } from './portal-calls';
import { publishingCalls } from './publishing-calls';
import { serverApiCalls } from './server-api.contract';
import { webhookCalls } from './webhooks.contract';

/** All API calls by operation id. The server must implement each call, and the OpenAPI document lists each call. */
export const calls = {
  ...portalCalls,
  ...consoleCalls,
  ...publishingCalls,
  ...serverApiCalls,
  ...webhookCalls,
  ...moneyCalls,
} as const satisfies Record<string, AnyCall>;
