import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AnnouncementCard } from '../../domain/content/announcement';
import type { Announcer } from '../../domain/developers/developer';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { RowLink, RowPicture } from '../shared/row-link';
import { space, theme } from '../theme/theme';
import { announcementAddress, developerAddress } from './developer-address';

export interface AnnouncementRowProps {
  /** Slug of the developer. */
  readonly developer: string;
  readonly announcement: AnnouncementCard;
}

/** An announcement in a short list; the entire row is a link. */
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

/* Negative margin aligns the pictures with the heading. */
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

interface AnnouncerLinkProps {
  readonly developer: Announcer;
  /** Size of the logo in pixels. */
  readonly mark?: number;
}

/** A studio's logo and name, linked to its page. */
export const AnnouncerLink = observer(function AnnouncerLink({ developer, mark = 36 }: AnnouncerLinkProps) {
  const { slug, name, logo } = developer;
  return (
    <Studio to={developerAddress(slug)}>
      <Logo $width={mark} kind="developer" picture={logo} alt="" />
      {name}
    </Studio>
  );
});

const Studio = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  font-weight: 600;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Logo = styled(Picture)<{ readonly $width: number }>`
  && {
    flex: none;
    width: ${({ $width }) => $width}px;
    border-radius: 10px;
  }
`;
