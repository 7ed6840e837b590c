import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import type { ProfilePart } from '../../domain/account/profile-parts';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { destinations } from '../shell/destinations';
import { space } from '../theme/space';
import { partEntries } from './part-entries';
import { NOTHING_EARNED } from './profile.texts';
import type { ProfileSectionProps } from './ProfileSection';
import { ProfileSection } from './ProfileSection';
import { EmptyAndPrivateParts } from './EmptyAndPrivateParts';

/** What a player has done, and what surrounds them. */
const DONE: readonly ProfilePart[] = ['achievements', 'history', 'activity'];
const AROUND: readonly ProfilePart[] = ['friends', 'badges', 'inventory'];

/** `level` is that of its headings; 2 on a page of its own. */
export interface ProfileBodyProps extends Pick<ProfileSectionProps, 'level'> {
  readonly profile: Profile;
  /** The player looks at themselves. */
  readonly own: boolean;
  /** What others say below what the player has done. */
  readonly children?: ReactNode;
}

/** The parts of a profile: what there is, then in quiet lines what there is not. */
export const ProfileBody = observer(function ProfileBody({ profile, own, level = 2, children }: ProfileBodyProps) {
  const is = (shown: boolean, parts: readonly ProfilePart[]) =>
    parts.filter((part) => (profile[part]?.length ?? 0) > 0 === shown);
  const quiet = is(false, [...DONE, ...AROUND]);
  const unearned = profile.achievements?.length === 0;
  const sections = (parts: readonly ProfilePart[]) =>
    is(true, parts).map((part) => (
      <ProfileSection key={part} part={part} level={level} entries={partEntries(profile, part) ?? []} />
    ));
  return (
    <>
      <Parts>
        {unearned ? (
          <EmptyState text={NOTHING_EARNED}>
            {own ? <ButtonLink to={destinations.games.path}>Find a game</ButtonLink> : null}
          </EmptyState>
        ) : null}
        {sections(DONE)}
        {children}
      </Parts>
      <Parts>
        {sections(AROUND)}
        <EmptyAndPrivateParts
          alias={profile.alias}
          empty={quiet.filter((part) => profile[part] !== undefined && part !== 'achievements')}
          hidden={quiet.filter((part) => profile[part] === undefined)}
        />
      </Parts>
    </>
  );
});

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  &:empty {
    display: none;
  }
`;
