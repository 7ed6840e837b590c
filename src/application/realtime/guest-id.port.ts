/** Visitor id of this browser, from the cookie `p1_uuid`. It names the guest channel and authorises nothing. */
export interface GuestId {
  /** Returns the current id from the cookie; undefined without one. */
  read(): string | undefined;
}
