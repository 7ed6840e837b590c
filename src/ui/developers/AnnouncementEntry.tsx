import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { AnnouncementRowProps } from './AnnouncementRow';
import { announcementAddress } from './developer-address';

/** An announcement in the list of all: when, what, and a picture where it has one; all of it is one link. */
export const AnnouncementEntry = observer(function AnnouncementEntry(props: AnnouncementRowProps) {
  const { developer, announcement } = props;
  const { slug, title, hero, excerpt, date } = announcement;
  return (
    <Entry>
      <Date>
        <DateText date={date} day />
      </Date>
      <div>
        <h2>
          <Link to={announcementAddress(developer, slug)}>{title}</Link>
        </h2>
        <p>{excerpt}</p>
      </div>
      {hero === undefined ? null : (
        <Hero kind="announcement" picture={hero} alt="" sizes="(min-width: 800px) 260px, 92vw" />
      )}
    </Entry>
  );
});

const Entry = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(8)};
  padding-block: ${space(7)};
  border-top: 1px solid ${theme.colour.line};
  @media (min-width: 800px) {
    grid-template-columns: 120px minmax(0, 1fr) 260px;
  }
  h2 {
    font-size: ${theme.size.xl};
    overflow-wrap: anywhere;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  h2 a:focus-visible {
    outline: none;
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${theme.colour.cyan};
    border-radius: 6px;
  }
  &:hover h2 {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  p {
    margin-top: ${space(2)};
    color: ${theme.colour.textSoft};
  }
`;

const Date = styled.div`
  padding-top: ${space(1)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Hero = styled(Picture)`
  && {
    border-radius: ${theme.radius.card};
    @media (max-width: 799px) {
      order: -1;
    }
  }
`;
