/** The id of this browser's visitor, from the cookie `p1_uuid`; it names the guest channel and authorises nothing. */
export interface GuestId {
  /** The id as the cookie has it now, or undefined without one. */
  read(): string | undefined;
}
