import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Profile, ProfilePart } from '../../domain/account/profile';
import { writtenList } from '../../domain/shared/written-list';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import type { SectionHeaderProps } from '../shared/SectionHeader';
import { SectionHeader } from '../shared/SectionHeader';
import { destinations } from '../shell/destinations';
import { space, theme } from '../theme/theme';
import { FoldedList } from './FoldedList';
import { partEntries } from './part-entries';

interface ProfilePartTexts {
  readonly title: string;
  /** Name within a sentence. */
  readonly name: string;
}

/** Names of the parts of a profile. */
const partTexts: Record<ProfilePart, ProfilePartTexts> = {
  achievements: { title: 'Achievements', name: 'achievements' },
  history: { title: 'Recently Played', name: 'play history' },
  activity: { title: 'Activity', name: 'activity' },
  friends: { title: 'Friends', name: 'friends' },
  badges: { title: 'Badges', name: 'badges' },
  inventory: { title: 'Inventory', name: 'inventory' },
};

/** Text for a profile without achievements. */
const NOTHING_EARNED = 'No achievements yet.';

/** Returns the text for the empty parts. */
function emptyPartsText(parts: readonly ProfilePart[]): string {
  return `No ${writtenList(
    parts.map((part) => partTexts[part].name),
    'or',
  )} to show yet.`;
}

/** Returns the text for the parts that the player hides from the visitor. */
function privatePartsText(alias: string, parts: readonly ProfilePart[]): string {
  return `${alias} keeps this private: ${writtenList(parts.map((part) => partTexts[part].name))}.`;
}

interface ProfileSectionProps extends Pick<SectionHeaderProps, 'level'> {
  readonly part: ProfilePart;
  readonly entries: readonly ReactNode[];
}

const FIRST_ENTRIES = 8;

/** Minimum width of entries, in pixels. */
const MIN_ENTRY_WIDTH: Record<ProfilePart, number> = {
  achievements: 300,
  history: 200,
  activity: 300,
  friends: 200,
  badges: 200,
  inventory: 200,
};

/** Section for a part of a profile with entries. */
const ProfileSection = observer(function ProfileSection({ part, entries, level = 2 }: ProfileSectionProps) {
  const { title, name } = partTexts[part];
  return (
    <section aria-labelledby={part}>
      <SectionHeader id={part} title={title} level={level} />
      <FoldedList first={FIRST_ENTRIES} name={name} entry={MIN_ENTRY_WIDTH[part]}>
        {entries}
      </FoldedList>
    </section>
  );
});

interface EmptyAndPrivatePartsProps {
  readonly alias: string;
  readonly empty: readonly ProfilePart[];
  readonly hidden: readonly ProfilePart[];
}

/** Lines that name the empty and the private parts. */
const EmptyAndPrivateParts = observer(function EmptyAndPrivateParts({
  alias,
  empty,
  hidden,
}: EmptyAndPrivatePartsProps) {
  if (empty.length + hidden.length === 0) return null;
  return (
    <List aria-label="Nothing to show">
      {empty.length === 0 ? null : <li>{emptyPartsText(empty)}</li>}
      {hidden.length === 0 ? null : <li dir="auto">{privatePartsText(alias, hidden)}</li>}
    </List>
  );
});

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

/** Parts of the main column and of the side column. */
const MAIN_PARTS: readonly ProfilePart[] = ['achievements', 'history', 'activity'];
const SIDE_PARTS: readonly ProfilePart[] = ['friends', 'badges', 'inventory'];

/** `level` is the heading level; 2 on the profile page. */
export interface ProfileBodyProps extends Pick<ProfileSectionProps, 'level'> {
  readonly profile: Profile;
  /** True on the player's own profile. */
  readonly own: boolean;
  /** Content below the main column, such as comments. */
  readonly children?: ReactNode;
}

/** Sections of a profile, then lines for its empty and private parts. */
export const ProfileBody = observer(function ProfileBody({ profile, own, level = 2, children }: ProfileBodyProps) {
  const partsWith = (filled: boolean, parts: readonly ProfilePart[]) =>
    parts.filter((part) => (profile[part]?.length ?? 0) > 0 === filled);
  const quiet = partsWith(false, [...MAIN_PARTS, ...SIDE_PARTS]);
  const unearned = profile.achievements?.length === 0;
  const sections = (parts: readonly ProfilePart[]) =>
    partsWith(true, parts).map((part) => (
      <ProfileSection key={part} part={part} level={level} entries={partEntries(profile, part) ?? []} />
    ));
  return (
    <>
      <Column>
        {unearned ? (
          <EmptyState icon="trophy" text={NOTHING_EARNED}>
            {own ? <ButtonLink to={destinations.games.path}>Find a game</ButtonLink> : null}
          </EmptyState>
        ) : null}
        {sections(MAIN_PARTS)}
        {children}
      </Column>
      <Column>
        {sections(SIDE_PARTS)}
        <EmptyAndPrivateParts
          alias={profile.alias}
          empty={quiet.filter((part) => profile[part] !== undefined && part !== 'achievements')}
          hidden={quiet.filter((part) => profile[part] === undefined)}
        />
      </Column>
    </>
  );
});

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  &:empty {
    display: none;
  }
`;
