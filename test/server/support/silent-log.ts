import { createLogger } from '../../../server/platform/system/create-logger';

/** A logger without output. */
export const silentLog = createLogger({ logLevel: 'silent' });
