/** Where a player's tickets are listed. */
export const ACCOUNT_SUPPORT = '/account/support';

/** Where a ticket is opened. */
export const NEW_TICKET = `${ACCOUNT_SUPPORT}/new`;

/** Where a ticket is. */
export const ticketAddress = (number: string): string => `${ACCOUNT_SUPPORT}/${number}`;
