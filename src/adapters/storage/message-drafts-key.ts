import { brand } from '../../domain/shared/brand';

/** Session storage key of unsent messages. */
export const MESSAGE_DRAFTS_KEY = `${brand.identifier}.messages`;
