import { securityOverview, settingChange } from '../../../src/contract/security.contract';
import type { SettingProblem } from '../../../src/domain/session/change-setting';
import { changeSetting } from '../../../src/domain/session/change-setting';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { readSecurity } from './security-overview';
import { lockSettings, writeSettings } from './settings.repository';

const PROBLEMS: Readonly<Record<SettingProblem['kind'], readonly [field: string, text: string]>> = {
  'unknown-setting': ['field', 'There is no such setting.'],
  'wrong-value': ['value', 'This setting cannot have this value.'],
  'read-only': ['field', 'This setting cannot be switched here.'],
};

/** Route that changes the player's own settings. */
export function settingsRoutes({ presence }: Pick<ServerDependencies, 'presence'>): readonly Route[] {
  return [
    route(securityOverview, readSecurity),

    route(settingChange, async (input) => {
      const { body, caller, tx } = input;
      if (!caller.player) return err(refusal.unauthenticated());
      const { id: accountId } = caller.player;
      const { group, field, value } = body;
      const changed = changeSetting(await lockSettings(tx, accountId), group, field, value);
      if (!changed.ok) {
        const [refused, text] = PROBLEMS[changed.error.kind];
        return err(refusal.validation({ [refused]: [text] }));
      }
      await writeSettings(tx, accountId, changed.value);
      // The visibility of the player to friends may have changed.
      if (group === 'privacy' || group === 'community') input.afterCommit(() => presence.tell(accountId));
      return ok({ data: { settings: changed.value } });
    }),
  ];
}
