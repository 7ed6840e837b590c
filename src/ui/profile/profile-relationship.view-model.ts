import { makeAutoObservable, runInAction } from 'mobx';
import type { Person } from '../../domain/account/profile';
import type { FriendAction, RelationshipStatus } from '../../domain/friends/relationship';
import type { FriendActionDependencies } from '../friends/perform-friend-action';
import { performFriendAction } from '../friends/perform-friend-action';

/** Relationship to the shown player, including a block by the visitor. */
export type ShownRelationship = RelationshipStatus | 'blocked';

/** Relationship to the shown player, with changes made since the profile was loaded. */
export class ProfileRelationshipViewModel {
  busy = false;
  private changed: ShownRelationship | undefined;

  constructor(
    private readonly dependencies: FriendActionDependencies,
    /** Invalidates the cached profile. */
    private readonly outdated: (username: string) => void,
  ) {
    makeAutoObservable<this, 'dependencies' | 'outdated'>(
      this,
      { dependencies: false, outdated: false },
      { autoBind: true },
    );
  }

  /** Drops local changes after the profile was reloaded. */
  adopt(): void {
    this.changed = undefined;
  }

  /** Returns the current relationship, given the status of the loaded profile. */
  now(loaded: RelationshipStatus | undefined): ShownRelationship | undefined {
    return loaded === undefined ? undefined : (this.changed ?? loaded);
  }

  /** Performs a friend action. Returns true if the profile must be reloaded; a blocked profile shows nothing else. */
  async act(action: FriendAction, person: Pick<Person, 'username' | 'alias'>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const change = await performFriendAction(this.dependencies, action, person);
    runInAction(() => {
      this.busy = false;
      if (change !== undefined) this.changed = action === 'block' ? 'blocked' : change.friendship;
    });
    if (change === undefined) return false;
    this.outdated(person.username);
    return action !== 'block';
  }
}
