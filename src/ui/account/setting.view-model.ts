import { makeAutoObservable } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { ChangeSetting } from '../../application/security/change-setting.use-case';
import type { SessionState } from '../../application/session/session-state';
import type { UserSettings } from '../../domain/session/settings';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { notifyFailure } from './account-notices';

/** Group and field of a setting. */
export interface SettingName {
  readonly group: keyof UserSettings;
  readonly field: string;
}

/** State of one setting: changes at once, and reverts with a toast when the server refuses. */
export class SettingViewModel {
  /** Number of unanswered changes. */
  private waiting = 0;
  private readonly observed;

  constructor(
    session: SessionState,
    private readonly change: ChangeSetting,
    private readonly notices: NoticesState,
    private readonly name: SettingName,
  ) {
    this.observed = new ObservedStream(session.session$, session.current);
    makeAutoObservable<this, 'change' | 'notices' | 'name' | 'observed'>(
      this,
      { change: false, notices: false, name: false, observed: false },
      { autoBind: true },
    );
  }

  get value(): unknown {
    const { group, field } = this.name;
    return (this.observed.value.settings[group] as Readonly<Record<string, unknown>>)[field];
  }

  get on(): boolean {
    return this.value === true;
  }

  get pending(): boolean {
    return this.waiting > 0;
  }

  start(): Disposer {
    return this.observed.start();
  }

  async choose(value: boolean | string): Promise<void> {
    const { group, field } = this.name;
    this.count(1);
    const answer = await this.ask(group, field as never, value);
    // Of several changes in a row, only the last response shows a toast.
    if (!answer.ok && !this.pending) notifyFailure(this.notices, answer.error);
  }

  private async ask(...choice: Parameters<ChangeSetting['execute']>) {
    try {
      return await this.change.execute(...choice);
    } finally {
      this.count(-1);
    }
  }

  private count(by: 1 | -1): void {
    this.waiting += by;
  }
}
