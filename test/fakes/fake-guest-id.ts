import type { GuestId } from '../../src/application/realtime/guest-id.port';

/** A guest's id, or none. */
export class FakeGuestId implements GuestId {
  constructor(private readonly id?: string) {}

  read(): string | undefined {
    return this.id;
  }
}
