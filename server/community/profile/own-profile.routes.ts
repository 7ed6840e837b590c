import { profileGet, profilePreview, profileUpdate } from '../../../src/contract/own-profile.contract';
import { parseProfile } from '../../../src/domain/account/own-profile';
import type { PreviewAudience } from '../../../src/domain/account/preview-audience';
import { canViewProfile } from '../../../src/domain/account/profile-parts';
import { canSendFriendRequest } from '../../../src/domain/friends/can-send-friend-request';
import type { RelationshipStatus } from '../../../src/domain/friends/relationship-status';
import { relationshipStatusOf } from '../../../src/domain/friends/relationship-status';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentOwnProfile } from './own-profile.presenter';
import { readOwnProfile, writeOwnProfile } from './own-profile.repository';
import { profileMessages } from './profile-problems';
import { presentProfile } from './profile.presenter';
import { findProfile } from './profile.repository';
import { readParts } from './read-parts';

const SAVES = { max: 30, windowSeconds: 10 * 60, by: 'caller' } as const;

/** What would stand between the player and somebody who looks with these eyes. */
function tieSeenBy(eyes: PreviewAudience, settings: UserSettings): RelationshipStatus | undefined {
  if (eyes === 'visitor') return undefined;
  if (eyes === 'friend') return 'friends';
  return relationshipStatusOf('none', canSendFriendRequest(settings, { relation: 'player', friendInCommon: false }));
}

/** What players say of themselves, and how others see it. */
export function ownProfileRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(profileGet, async ({ caller, tx }) => {
      const row = caller.player && (await readOwnProfile(tx, caller.player.id));
      return row ? ok({ data: presentOwnProfile(row, urls) }) : err(refusal.unauthenticated());
    }),

    route(
      profileUpdate,
      async ({ body, caller, tx }) => {
        const parsed = parseProfile(body);
        if (!parsed.ok) return err(refusal.validation(profileMessages(parsed.error)));
        const row = caller.player && (await writeOwnProfile(tx, caller.player.id, parsed.value));
        return row ? ok({ data: presentOwnProfile(row, urls) }) : err(refusal.unauthenticated());
      },
      { limit: SAVES },
    ),

    route(profilePreview, async ({ query, caller, now, tx }) => {
      const own = caller.player && (await readOwnProfile(tx, caller.player.id));
      // Whoever looks is nobody of whom anybody knows: friends are listed who show themselves to all.
      const row = own && (await findProfile(tx, own.username, undefined));
      if (!row) return err(refusal.unauthenticated());
      const relation = query.as;
      const settings = readSettings(row.settings);
      if (!canViewProfile(settings, relation)) return ok({ data: { profile: null } });
      const parts = await readParts(tx, { row, relation, callerId: undefined, now });
      const profile = presentProfile(row, { ...parts, tie: tieSeenBy(relation, settings) }, urls, now);
      return ok({ data: { profile } });
    }),
  ];
}
