import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArticleCardLink } from '../content/ArticleCardLink';
import { GameCardLink } from '../games/GameCardLink';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { AnnouncementCardLink } from './AnnouncementCardLink';
import type { FoundSection } from './found-sections';
import { searchTypeLabels, totalText } from './search.texts';
import { UserCardLink } from './UserCardLink';

export interface FoundListProps {
  readonly section: FoundSection;
}

/** One type's results on this page. */
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
