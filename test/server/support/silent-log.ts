import { createLogger } from '../../../server/system/create-logger';

/** A log that nobody reads. */
export const silentLog = createLogger({ logLevel: 'silent' });
