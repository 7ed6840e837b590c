import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AnnouncementCard } from '../../domain/content/announcement';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { announcementAddress } from './developer-address';

export interface AnnouncementRowProps {
  /** Its slug. */
  readonly developer: string;
  readonly announcement: AnnouncementCard;
}

/** An announcement in a short list: the whole row is one link. */
export const AnnouncementRow = observer(function AnnouncementRow({ developer, announcement }: AnnouncementRowProps) {
  const { slug, title, hero, date } = announcement;
  return (
    <Row to={announcementAddress(developer, slug)}>
      <Thumbnail kind="announcement" picture={hero} alt="" sizes="144px" />
      <span>
        <Title>{title}</Title>
        <Date>
          <DateText date={date} day />
        </Date>
      </span>
    </Row>
  );
});

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: ${theme.target};
  margin-inline: -${space(2)};
  padding: ${space(2)};
  border-radius: ${theme.radius.card};
  &:hover {
    background: ${theme.colour.surface};
  }
  &:focus-visible {
    border-radius: ${theme.radius.card};
  }
`;

const Thumbnail = styled(Picture)`
  && {
    flex: none;
    width: 128px;
    border-radius: ${theme.radius.card};
  }
`;

const Title = styled.strong`
  display: block;
  font: 600 1.0625rem / 1.25 ${theme.font.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Date = styled.span`
  display: block;
  margin-top: ${space(1)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
