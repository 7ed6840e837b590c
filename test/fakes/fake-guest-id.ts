import type { GuestId } from '../../src/application/realtime/guest-id.port';

/** Guest id, possibly missing. */
export class FakeGuestId implements GuestId {
  constructor(private readonly id?: string) {}

  read(): string | undefined {
    return this.id;
  }
}
