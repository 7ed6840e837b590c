import { makeAutoObservable, runInAction } from 'mobx';
import type { Person } from '../../domain/account/profile';
import type { FriendAction, RelationshipStatus } from '../../domain/friends/relationship';
import type { FriendActionDependencies } from '../friends/perform-friend-action';
import { performFriendAction } from '../friends/perform-friend-action';

/** What stands between whoever looks and the player looked at, a block of their own included. */
export type ShownRelationship = RelationshipStatus | 'blocked';

/** What whoever looks at a profile has changed between them and the player since it was loaded. */
export class ProfileRelationshipViewModel {
  busy = false;
  private changed: ShownRelationship | undefined;

  constructor(
    private readonly tools: FriendActionDependencies,
    /** What is remembered of a player's page does not hold any more. */
    private readonly outdated: (username: string) => void,
  ) {
    makeAutoObservable<this, 'tools' | 'outdated'>(this, { tools: false, outdated: false }, { autoBind: true });
  }

  /** The profile was loaded anew: it says what stands between the two. */
  adopt(): void {
    this.changed = undefined;
  }

  /** What stands between the two now, by what the profile said. */
  now(tie: RelationshipStatus | undefined): ShownRelationship | undefined {
    return tie === undefined ? undefined : (this.changed ?? tie);
  }

  /** Tells whether it has changed what the profile shows; to whom has blocked, there is nothing more to be shown. */
  async act(deed: FriendAction, person: Pick<Person, 'username' | 'alias'>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const change = await performFriendAction(this.tools, deed, person);
    runInAction(() => {
      this.busy = false;
      if (change !== undefined) this.changed = deed === 'block' ? 'blocked' : change.friendship;
    });
    if (change === undefined) return false;
    this.outdated(person.username);
    return deed !== 'block';
  }
}
