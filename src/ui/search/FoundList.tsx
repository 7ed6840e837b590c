import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardExcerpt } from '../../domain/games/excerpt';
import type { UserCard, FoundAnnouncement } from '../../domain/search/search-results';
import { ArticleCardLink } from '../content/ArticleCardLink';
import { GameCardLink } from '../games/GameCardLink';
import { Avatar } from '../session/Avatar';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { DestinationLink } from '../shell/DestinationLink';
import { space, theme } from '../theme/theme';
import type { FoundSection } from './search-page-data';
import { searchTypeLabels, totalText } from './search.texts';

/** Base of result cards; the whole card is a link. */
const FoundCard = styled(DestinationLink)`
  display: flex;
  width: 100%;
  border-radius: ${theme.radius.card};
  text-align: start;
  background: ${theme.colour.surface};
  &:hover {
    background: ${theme.colour.raised};
  }
  &:focus-visible {
    border-radius: ${theme.radius.card};
  }
`;

interface AnnouncementCardLinkProps {
  readonly announcement: FoundAnnouncement;
}

/** Card of a developer's announcement. */
const AnnouncementCardLink = observer(function AnnouncementCardLink(props: AnnouncementCardLinkProps) {
  const { slug, title, hero, excerpt, date, developer } = props.announcement;
  return (
    <AnnouncementCard to="announcements" suffix={`/${developer.slug}/announcements/${slug}`}>
      <Picture kind="announcement" picture={hero} alt="" sizes={`${theme.from.wide} 30vw, 92vw`} />
      <AnnouncementWords>
        <Note>by {developer.name}</Note>
        <AnnouncementTitle>{title}</AnnouncementTitle>
        <span>{cardExcerpt(excerpt)}</span>
        <Note>
          <DateText date={date} day />
        </Note>
      </AnnouncementWords>
    </AnnouncementCard>
  );
});

const AnnouncementCard = styled(FoundCard)`
  flex-direction: column;
  height: 100%;
  overflow: hidden;
`;

const AnnouncementWords = styled.span`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  color: ${theme.colour.textSoft};
`;

const AnnouncementTitle = styled.strong`
  font: 600 ${theme.size.lg} / 1.2 ${theme.font.heading};
  letter-spacing: -0.02em;
  color: ${theme.colour.text};
`;

const Note = styled.span`
  font-size: ${theme.size.sm};
`;

interface UserCardLinkProps {
  readonly user: UserCard;
}

/** Card of a player that links to the profile. */
const UserCardLink = observer(function UserCardLink({ user }: UserCardLinkProps) {
  const { username, alias, avatar, premium } = user;
  return (
    <Card to="profile" suffix={`/${username}`}>
      <Avatar picture={avatar.tn} premium={premium} />
      <TextBlock>
        <Name dir="auto">{alias ?? username}</Name> <Handle>@{username}</Handle>
      </TextBlock>
    </Card>
  );
});

const Card = styled(FoundCard)`
  align-items: center;
  gap: ${space(4)};
  min-height: 72px;
  padding: ${space(3)} ${space(4)};
`;

const TextBlock = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: 600;
`;

const Handle = styled.span`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

export interface FoundListProps {
  readonly section: FoundSection;
}

/** Results of one type on the current page. */
export const FoundList = observer(function FoundList({ section }: FoundListProps) {
  const id = `found-${section.type}`;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>
        {searchTypeLabels[section.type]} <Total>{totalText(section.pagination.total, section.more)}</Total>
      </Title>
      <Grid $narrow={section.type === 'users'}>{cards(section)}</Grid>
    </section>
  );
});

function cards(section: FoundSection): ReactNode {
  switch (section.type) {
    case 'games':
      return section.items.map((game) => (
        <li key={game.slug}>
          <GameCardLink game={game} />
        </li>
      ));
    case 'users':
      return section.items.map((user) => (
        <li key={user.username}>
          <UserCardLink user={user} />
        </li>
      ));
    case 'articles':
      return section.items.map((article) => (
        <li key={article.slug}>
          <ArticleCardLink article={article} />
        </li>
      ));
    case 'announcements':
      return section.items.map((announcement) => (
        <li key={`${announcement.developer.slug}/${announcement.slug}`}>
          <AnnouncementCardLink announcement={announcement} />
        </li>
      ));
  }
}

const Title = styled.h2`
  display: flex;
  align-items: baseline;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  font-size: ${theme.size.xl};
`;

const Total = styled.span`
  font: 500 ${theme.size.md} ${theme.font.text};
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;

const Grid = styled.ul<{ readonly $narrow: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $narrow }) => ($narrow ? 240 : 280)}px), 1fr));
  gap: ${space(4)};
`;
