import { activityList } from '../../../src/contract/account-pages.contract';
import {
  ACTIVITY_KINDS,
  activityAudience,
  activityText,
  readActivityMark,
  writeActivityMark,
} from '../../../src/domain/account/activity';
import { err, ok } from '../../../src/domain/shared/result';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { listActivity } from './activity.repository';
import { readOwnSettings } from './settings.repository';

const PART = 20;

/** Route for the player's own activity and its visibility to others. */
export function activityRoutes(): readonly Route[] {
  return [
    route(activityList, async ({ query, caller, tx }) => {
      const { id: accountId } = caller.player;
      const before = query.before === undefined ? undefined : readActivityMark(query.before);
      if (query.before !== undefined && before === undefined)
        return err(refusal.validation({ before: ['This cursor is invalid.'] }));
      const kinds = query.kind === undefined ? ACTIVITY_KINDS : [query.kind];
      const settings = await readOwnSettings(tx, accountId);
      const rows = await listActivity(tx, { accountId, kinds, callerId: accountId, before, limit: PART + 1 });
      const items = rows.slice(0, PART).map(({ id, kind, at, title, game, url }) => ({
        ...{ id, kind, url },
        text: activityText({ kind, title, game }),
        date: at.toISOString(),
        audience: activityAudience(settings, kind),
      }));
      const last = rows.length > PART ? items.at(-1) : undefined;
      return ok({ data: { items, next: last ? writeActivityMark({ at: last.date, id: last.id }) : null } });
    }),
  ];
}
