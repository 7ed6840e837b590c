import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ProfilePart } from '../../domain/account/profile-parts';
import type { SectionHeaderProps } from '../shared/SectionHeader';
import { SectionHeader } from '../shared/SectionHeader';
import { FoldedList } from './FoldedList';
import { profileWords } from './profile.texts';

export interface ProfileSectionProps extends Pick<SectionHeaderProps, 'level'> {
  readonly part: ProfilePart;
  readonly entries: readonly ReactNode[];
}

const FIRST = 8;

/** Narrowest entries in pixels. */
const ENTRY: Record<ProfilePart, number> = {
  achievements: 300,
  history: 200,
  activity: 300,
  friends: 200,
  badges: 200,
  inventory: 200,
};

/** A part of a profile that there is something in. */
export const ProfileSection = observer(function ProfileSection({ part, entries, level = 2 }: ProfileSectionProps) {
  const { title, name } = profileWords[part];
  return (
    <section aria-labelledby={part}>
      <SectionHeader id={part} title={title} level={level} />
      <FoldedList first={FIRST} name={name} entry={ENTRY[part]}>
        {entries}
      </FoldedList>
    </section>
  );
});
