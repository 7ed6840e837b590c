import { makeAutoObservable } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ChangeSetting } from '../../application/security/change-setting.use-case';
import type { SessionState } from '../../application/session/session-state';
import type { UserSettings } from '../../domain/session/settings';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { tellFailure } from './account-notices';

/** One setting that is on or off; it moves at once, and back with a word when the server refuses. */
export class SettingSwitchViewModel<Group extends keyof UserSettings> {
  private readonly observed;

  constructor(
    session: SessionState,
    private readonly change: ChangeSetting,
    private readonly notices: NoticesState,
    private readonly group: Group,
    private readonly field: keyof UserSettings[Group] & string,
  ) {
    this.observed = new ObservedStream(session.session$, session.current);
    makeAutoObservable<this, 'change' | 'notices' | 'group' | 'field' | 'observed'>(
      this,
      { change: false, notices: false, group: false, field: false, observed: false },
      { autoBind: true },
    );
  }

  get on(): boolean {
    return this.observed.value.settings[this.group][this.field] === true;
  }

  start(): Disposer {
    return this.observed.start();
  }

  async turn(on: boolean): Promise<void> {
    const answer = await this.change.execute(this.group, this.field, on);
    if (!answer.ok) tellFailure(this.notices, answer.error);
  }
}
