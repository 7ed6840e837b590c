import { createLogger } from '../../../server/platform/system/create-logger';

/** A log that nobody reads. */
export const silentLog = createLogger({ logLevel: 'silent' });
