import type { LoadGuests } from '../../../sdk/guests/guest-part';
import { createGuests } from '../../../sdk/guests/guests';

/** The code for guests without a separate file. */
export const guestsHere: LoadGuests = () => Promise.resolve(createGuests);
