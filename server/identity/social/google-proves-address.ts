/** Claims of a Google identity token. `hd` is the domain of an organisation with accounts at Google. */
type Claims = Readonly<Record<string, unknown>>;

const OWN = /@(gmail|googlemail)\.com$/i;

/**
 * Reports whether Google proves that this person currently owns the address: a Gmail mailbox or one of an organisation at Google.
 * Any other address was verified once and may have a new owner since (Google's guide to `email_verified`).
 */
export function googleProvesAddress({ email, email_verified: verified, hd }: Claims): boolean {
  if (verified !== true || typeof email !== 'string') return false;
  return OWN.test(email) || (typeof hd === 'string' && hd !== '');
}
