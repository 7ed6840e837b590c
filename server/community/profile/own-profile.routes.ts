import type { AnswerOf } from '../../../src/contract/call';
import { profileGet, profilePreview, profileUpdate } from '../../../src/contract/own-profile.contract';
import { ALIAS_MAX } from '../../../src/domain/account/alias-policy';
import type { PreviewAudience } from '../../../src/domain/account/privacy';
import type { ProfileProblem } from '../../../src/domain/account/own-profile';
import { ABOUT_MAX, parseProfile } from '../../../src/domain/account/own-profile';
import type { ProfileLinkProblem } from '../../../src/domain/account/profile';
import { profileLinkLimits, canViewProfile } from '../../../src/domain/account/profile';
import type { RelationshipStatus } from '../../../src/domain/friends/relationship';
import { canSendFriendRequest, relationshipStatusOf } from '../../../src/domain/friends/relationship';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { tooLongSentence } from '../../../src/domain/shared/text-counter';
import type { ServerDependencies } from '../../deps';
import { avatarPictures } from '../../identity/account/avatar';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { OwnProfileRow } from './own-profile.repository';
import { readOwnProfile, writeOwnProfile } from './own-profile.repository';
import { presentProfile } from './profile.presenter';
import { findProfile } from './profile.repository';
import { readParts } from './read-parts';

const LINK = {
  title: {
    missing: 'Please give this link a title.',
    'too-long': tooLongSentence(profileLinkLimits.title),
    'control-character': 'The title of a link must be one line of plain text.',
  },
  url: {
    missing: 'Please enter the address of this link.',
    'too-long': tooLongSentence(profileLinkLimits.url),
    'not-https': 'The address of a link must begin with https://.',
    'no-address': 'Please enter a web address such as https://example.com/page.',
  },
} as const satisfies {
  readonly [Field in ProfileLinkProblem['field']]: Readonly<
    Record<Extract<ProfileLinkProblem, { readonly field: Field }>['kind'], string>
  >;
};

function linkText(problem: ProfileLinkProblem): string {
  return problem.field === 'title' ? LINK.title[problem.kind] : LINK.url[problem.kind];
}

/** Returns the wire field and the error message of a problem. */
function fieldError(problem: ProfileProblem): readonly [field: string, text: string] {
  switch (problem.field) {
    case 'alias':
      return [
        'alias',
        problem.kind === 'too-long' ? tooLongSentence(ALIAS_MAX) : 'An alias must be one line of plain text.',
      ];
    case 'about':
      return [
        'about',
        problem.kind === 'too-long'
          ? tooLongSentence(ABOUT_MAX)
          : 'This text contains hidden characters. Please type it again.',
      ];
    case 'phone':
      return [
        'phone',
        problem.kind === 'no-country'
          ? 'Please start with the country code, such as +44.'
          : 'Please enter a phone number such as +44 20 7946 0958.',
      ];
    case 'links':
      return ['links', `A profile may have at most ${String(profileLinkLimits.links)} links.`];
    case 'link':
      return [`links.${String(problem.at)}.${problem.problem.field}`, linkText(problem.problem)];
  }
}

/** Returns the error messages by field. */
function profileMessages(problems: readonly ProfileProblem[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(problems.map(fieldError).map(([field, text]) => [field, [text]]));
}

/** Presents a profile to its own player. */
function presentOwnProfile(row: OwnProfileRow, urls: PublicUrls): AnswerOf<typeof profileGet> {
  return {
    alias: row.alias ?? '',
    about: row.about,
    links: [...row.links],
    phone: row.phone ?? '',
    avatar: avatarPictures(row, urls),
    uploaded: row.avatarKey !== null,
  };
}

const SAVES = { max: 30, windowSeconds: 10 * 60, by: 'caller' } as const;

/** Returns the relationship status that an audience would have. */
function statusFor(audience: PreviewAudience, settings: UserSettings): RelationshipStatus | undefined {
  if (audience === 'visitor') return undefined;
  if (audience === 'friend') return 'friends';
  return relationshipStatusOf('none', canSendFriendRequest(settings, { relation: 'player', friendInCommon: false }));
}

/** Routes of the player's own profile and its preview. */
export function ownProfileRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(profileGet, async ({ caller, tx }) => {
      const row = await readOwnProfile(tx, caller.player.id);
      return row ? ok({ data: presentOwnProfile(row, urls) }) : err(refusal.unauthenticated());
    }),

    route(
      profileUpdate,
      async ({ body, caller, tx }) => {
        const parsed = parseProfile(body);
        if (!parsed.ok) return err(refusal.validation(profileMessages(parsed.error)));
        const row = await writeOwnProfile(tx, caller.player.id, parsed.value);
        return row ? ok({ data: presentOwnProfile(row, urls) }) : err(refusal.unauthenticated());
      },
      { limit: SAVES },
    ),

    route(profilePreview, async ({ query, caller, now, tx }) => {
      const own = await readOwnProfile(tx, caller.player.id);
      // The preview has no caller, so it lists only friends whose profiles are public.
      const row = own && (await findProfile(tx, own.username, undefined));
      if (!row) return err(refusal.unauthenticated());
      const relation = query.as;
      const settings = readSettings(row.settings);
      if (!canViewProfile(settings, relation)) return ok({ data: { profile: null } });
      const parts = await readParts(tx, { row, relation, callerId: undefined, now });
      const profile = presentProfile(row, { ...parts, tie: statusFor(relation, settings) }, urls, now);
      return ok({ data: { profile } });
    }),
  ];
}
