import { changeSetting } from '../../domain/session/read-settings';
import type { UserSettings } from '../../domain/session/settings';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SessionState } from '../session/session-state';
import type { TabChannel } from '../session/tab-channel.port';
import type { SecurityGateway } from './security-gateway.port';

type Value = boolean | string;
type Answer = Result<void, ApiFailure>;

/** Latest value that the player has chosen for a setting while a change is in progress. */
interface Choice {
  wanted: Value;
}

interface Pending {
  readonly choice: Choice;
  readonly ending: Promise<Answer>;
}

/**
 * Changes a setting on the screen at once, then on the server, then in the other tabs. One change of a setting runs at
 * a time. A value that the player chooses meanwhile is sent next, so that the server stores the last choice. A
 * rejection restores the value that the server has stored.
 */
export class ChangeSetting {
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly gateway: Pick<SecurityGateway, 'changeSetting'>,
    private readonly session: SessionState,
    private readonly tabs: Pick<TabChannel, 'announce'>,
  ) {}

  /** Resolves with the outcome of the last choice, for every concurrent caller. */
  execute<Group extends keyof UserSettings>(
    group: Group,
    field: keyof UserSettings[Group] & string,
    value: Value,
  ): Promise<Answer> {
    const { settings, user } = this.session.current;
    const name = [user?.id, group, field].join(' ');
    const known = settings[group][field];
    this.apply(group, field, value);
    const pending = this.pending.get(name);
    if (pending !== undefined) {
      pending.choice.wanted = value;
      return pending.ending;
    }
    const choice = { wanted: value };
    const ending = this.settle(choice, group, field, known, () => this.pending.delete(name));
    this.pending.set(name, { choice, ending });
    return ending;
  }

  private async settle(
    choice: Choice,
    group: keyof UserSettings,
    field: string,
    before: unknown,
    ended: () => void,
  ): Promise<Answer> {
    const player = this.session.current.user?.id;
    let known = before;
    let answer: Result<UserSettings, ApiFailure>;
    let sent: Value;
    let isHere: boolean;
    try {
      do {
        sent = choice.wanted;
        answer = await this.gateway.changeSetting(group, field, sent);
        if (answer.ok) known = (answer.value[group] as Readonly<Record<string, unknown>>)[field];
        isHere = this.session.current.user?.id === player;
      } while (isHere && choice.wanted !== sent);
    } finally {
      ended();
    }
    if (isHere) this.apply(group, field, known);
    if (known !== before) this.tabs.announce('change');
    return answer.ok ? ok(undefined) : answer;
  }

  private apply(group: string, field: string, value: unknown): void {
    const changed = changeSetting(this.session.current.settings, group, field, value);
    if (changed.ok) this.session.apply({ type: 'settings-changed', settings: changed.value });
  }
}
