import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { AnnouncementCard } from '../../domain/content/announcement';
import { DateText } from '../shared/DateText';
import { RowLink, RowPicture } from '../shared/row-link';
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
      <RowPicture $width={128} kind="announcement" picture={hero} alt="" sizes="144px" />
      <span>
        <Title>{title}</Title>
        <Date>
          <DateText date={date} day />
        </Date>
      </span>
    </Row>
  );
});

/* Its own room lies outside, so that pictures stand below the heading. */
const Row = styled(RowLink)`
  margin-inline: -${space(2)};
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
