import { makeAutoObservable } from 'mobx';
import type { XrAbility, XrSupport } from '../../application/play/xr-support.port';
import type { Disposer } from '../shared/disposables';

/** What this device can do with a VR game; unknown while the server renders and until the device has answered. */
export class XrAbilityViewModel {
  ability: XrAbility | undefined;

  constructor(private readonly support: XrSupport) {
    makeAutoObservable<this, 'support'>(this, { support: false }, { autoBind: true });
  }

  start(): Disposer {
    let here = true;
    void this.support.ability().then((ability) => {
      if (here) this.tell(ability);
    });
    return () => {
      here = false;
    };
  }

  private tell(ability: XrAbility): void {
    this.ability = ability;
  }
}
