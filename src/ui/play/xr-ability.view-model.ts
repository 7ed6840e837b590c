import { makeAutoObservable } from 'mobx';
import type { XrAbility, XrSupport } from '../../application/play/xr-support.port';
import type { XrMode } from '../../domain/games/game-capability';
import type { Disposer } from '../shared/disposables';

/** Ability of this device to play a game in its session modes. Undefined on the server and until detected. */
export class XrAbilityViewModel {
  ability: XrAbility | undefined;

  constructor(
    private readonly support: XrSupport,
    private readonly modes: readonly XrMode[],
  ) {
    makeAutoObservable<this, 'support' | 'modes'>(this, { support: false, modes: false }, { autoBind: true });
  }

  start(): Disposer {
    let active = true;
    void this.support.ability(this.modes).then((ability) => {
      if (active) this.setAbility(ability);
    });
    return () => {
      active = false;
    };
  }

  private setAbility(ability: XrAbility): void {
    this.ability = ability;
  }
}
