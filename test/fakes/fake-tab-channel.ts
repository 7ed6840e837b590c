import type { TabChannel } from '../../src/application/session/tab-channel.port';
import type { AuthenticationType } from '../../src/domain/session/session';
import type { Cancel } from '../../src/application/system/clock.port';

/** In-memory tabs of one browser: each tab receives the messages of the others. */
export class FakeTabs {
  private readonly tabs = new Set<FakeTabChannel>();

  open(): FakeTabChannel {
    const tab = new FakeTabChannel((type) => {
      for (const other of this.tabs) if (other !== tab) other.receive(type);
    });
    this.tabs.add(tab);
    return tab;
  }
}

export class FakeTabChannel implements TabChannel {
  readonly announced: AuthenticationType[] = [];
  private readonly listeners = new Set<(type: AuthenticationType) => void>();

  constructor(private readonly send: (type: AuthenticationType) => void = () => undefined) {}

  announce(type: AuthenticationType): void {
    this.announced.push(type);
    this.send(type);
  }

  listen(notify: (type: AuthenticationType) => void): Cancel {
    const listener = (type: AuthenticationType) => {
      notify(type);
    };
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  receive(type: AuthenticationType): void {
    for (const listener of [...this.listeners]) listener(type);
  }
}
