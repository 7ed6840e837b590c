import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { cardExcerpt } from '../../domain/games/excerpt';
import type { FoundAnnouncement } from '../../domain/search/search-results';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';
import { FoundCard } from './FoundCard';

export interface AnnouncementCardLinkProps {
  readonly announcement: FoundAnnouncement;
}

/** A developer's announcement in a list: the whole card leads to it. */
export const AnnouncementCardLink = observer(function AnnouncementCardLink(props: AnnouncementCardLinkProps) {
  const { slug, title, hero, excerpt, date, developer } = props.announcement;
  return (
    <Card to="announcements" suffix={`/${developer.slug}/announcements/${slug}`}>
      <Picture kind="announcement" picture={hero} alt="" sizes={`${theme.wide} 30vw, 92vw`} />
      <Words>
        <Note>by {developer.name}</Note>
        <Title>{title}</Title>
        <span>{cardExcerpt(excerpt)}</span>
        <Note>
          <DateText date={date} day />
        </Note>
      </Words>
    </Card>
  );
});

const Card = styled(FoundCard)`
  flex-direction: column;
  height: 100%;
  overflow: hidden;
`;

const Words = styled.span`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  color: ${theme.colour.textSoft};
`;

const Title = styled.strong`
  font: 600 ${theme.size.lg} / 1.2 ${theme.font.heading};
  letter-spacing: -0.02em;
  color: ${theme.colour.text};
`;

const Note = styled.span`
  font-size: ${theme.size.sm};
`;
