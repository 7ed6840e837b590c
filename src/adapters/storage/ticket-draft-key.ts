import { brand } from '../../domain/shared/brand';

/** Session storage key of the draft of a new ticket. */
export const TICKET_DRAFT_KEY = `${brand.identifier}.ticket`;
