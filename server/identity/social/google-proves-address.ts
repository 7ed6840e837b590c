/** What an identity token of Google says; `hd` is the domain of an organisation whose accounts Google keeps. */
type Claims = Readonly<Record<string, unknown>>;

const OWN = /@(gmail|googlemail)\.com$/i;

/**
 * Tells whether Google knows that this person reads the mails of the address now: it is Google's own mailbox, or that of an organisation
 * there. Any other address was verified once, and may have become somebody else's since (Google's guide to `email_verified`).
 */
export function googleProvesAddress({ email, email_verified: verified, hd }: Claims): boolean {
  if (verified !== true || typeof email !== 'string') return false;
  return OWN.test(email) || (typeof hd === 'string' && hd !== '');
}
