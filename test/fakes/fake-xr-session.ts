/** Headset session whose visibility and end are controlled by a test. */
export class FakeXrSession extends EventTarget {
  visibilityState = 'visible';
  listeners = 0;
  ended = false;

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...parameters);
  }

  override removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1;
    super.removeEventListener(...parameters);
  }

  show(state: string): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }

  end(): Promise<void> {
    this.ended = true;
    this.dispatchEvent(new Event('end'));
    return Promise.resolve();
  }
}
