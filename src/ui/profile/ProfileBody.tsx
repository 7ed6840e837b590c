import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Profile, ProfilePart } from '../../domain/account/profile';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import type { SectionHeaderProps } from '../shared/SectionHeader';
import { SectionHeader } from '../shared/SectionHeader';
import { destinations } from '../shell/destinations';
import { space, theme } from '../theme/theme';
import { FoldedList } from './FoldedList';
import { partEntries } from './part-entries';

interface ProfilePartWords {
  readonly title: string;
  /** In a sentence about several. */
  readonly name: string;
}

/** What the parts of a profile are called. */
const profileWords: Record<ProfilePart, ProfilePartWords> = {
  achievements: { title: 'Achievements', name: 'achievements' },
  history: { title: 'Recently Played', name: 'play history' },
  activity: { title: 'Activity', name: 'activity' },
  friends: { title: 'Friends', name: 'friends' },
  badges: { title: 'Badges', name: 'badges' },
  inventory: { title: 'Inventory', name: 'inventory' },
};

/** What is said where the most important part is empty. */
const NOTHING_EARNED = 'No achievements to show yet.';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** What is said of the parts that there is nothing in yet. */
function nothingYet(parts: readonly ProfilePart[]): string {
  return `No ${either.format(parts.map((part) => profileWords[part].name))} to show yet.`;
}

/** What is said of the parts that a player hides from whoever looks. */
function privatePartsText(alias: string, parts: readonly ProfilePart[]): string {
  return `${alias} keeps this private: ${list.format(parts.map((part) => profileWords[part].name))}.`;
}

interface ProfileSectionProps extends Pick<SectionHeaderProps, 'level'> {
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
const ProfileSection = observer(function ProfileSection({ part, entries, level = 2 }: ProfileSectionProps) {
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

interface EmptyAndPrivatePartsProps {
  readonly alias: string;
  readonly empty: readonly ProfilePart[];
  readonly hidden: readonly ProfilePart[];
}

/** What there is nothing in yet, and what a player keeps private, a quiet line each. */
const EmptyAndPrivateParts = observer(function EmptyAndPrivateParts({
  alias,
  empty,
  hidden,
}: EmptyAndPrivatePartsProps) {
  if (empty.length + hidden.length === 0) return null;
  return (
    <List aria-label="Nothing to show">
      {empty.length === 0 ? null : <li>{nothingYet(empty)}</li>}
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
