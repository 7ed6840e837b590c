import { communityProfile } from '../../src/contract/profile.contract';
import { mayShowProfile, visibleParts } from '../../src/domain/account/profile-parts';
import { mayBeUsername } from '../../src/domain/auth/username-shape';
import { readSettings } from '../../src/domain/session/read-settings';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { listBelongings } from '../inventory/owned-item.repository';
import { presentProfile } from './profile.presenter';
import { findProfile, listEarned, listFriends, listPlayed } from './profile.repository';
import { relationOf } from './relation.columns';

/** What a player shows of themselves. */
export function profileRoutes({ urls }: Pick<ServerDeps, 'urls'>): readonly Route[] {
  return [
    route(
      communityProfile,
      async ({ params, caller, now, tx }) => {
        const callerId = caller.player?.id;
        const row = mayBeUsername(params.user) ? await findProfile(tx, params.user, callerId) : undefined;
        const relation = row && relationOf(row, callerId);
        // A block is not told: to each of the two the other is nobody.
        if (!row || !relation || relation === 'blocked') return err(refusal.notFound('player'));
        const settings = readSettings(row.settings);
        if (!mayShowProfile(settings, relation)) return err(refusal.forbidden('This profile is private.'));
        const shown = visibleParts(settings, relation);
        const [earned, played, friends, belongings] = await Promise.all([
          shown.includes('achievements') ? listEarned(tx, row.id) : [],
          shown.includes('history') ? listPlayed(tx, row.id) : [],
          shown.includes('friends') ? listFriends(tx, row.id, callerId) : [],
          shown.includes('inventory') ? listBelongings(tx, row.id, now) : [],
        ]);
        return ok({ data: presentProfile(row, { shown, earned, played, friends, belongings }, urls, now) });
      },
      { cache: 'visitors-short' },
    ),
  ];
}
