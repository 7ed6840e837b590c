import { changeSetting } from '../../domain/session/change-setting';
import type { UserSettings } from '../../domain/session/settings';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SessionState } from '../session/session-state';
import type { SecurityGateway } from './security-gateway.port';

/** A setting whose change is under way: what the server is known to hold, and how many answers are due. */
interface Pending {
  known: unknown;
  due: number;
}

/** Changes a setting: at once on the screen, then on the server; with the last answer the screen shows what the server holds. */
export class ChangeSetting {
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly gateway: Pick<SecurityGateway, 'changeSetting'>,
    private readonly session: SessionState,
  ) {}

  async execute<Group extends keyof UserSettings>(
    group: Group,
    field: keyof UserSettings[Group] & string,
    value: boolean | string,
  ): Promise<Result<void, ApiFailure>> {
    const { settings, user } = this.session.current;
    const name = [user?.id, group, field].join(' ');
    const pending = this.pending.get(name) ?? { known: settings[group][field], due: 0 };
    this.pending.set(name, pending);
    pending.due += 1;
    this.apply(group, field, value);
    const answer = await this.gateway.changeSetting(group, field, value);
    pending.due -= 1;
    if (answer.ok) pending.known = answer.value[group][field];
    if (pending.due === 0) {
      this.pending.delete(name);
      if (this.session.current.user?.id === user?.id) this.apply(group, field, pending.known);
    }
    return answer.ok ? ok(undefined) : answer;
  }

  private apply(group: string, field: string, value: unknown): void {
    const changed = changeSetting(this.session.current.settings, group, field, value);
    if (changed.ok) this.session.apply({ type: 'settings-changed', settings: changed.value });
  }
}
