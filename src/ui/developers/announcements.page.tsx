import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AnnouncementList } from '../../domain/developers/developer';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { NoSuchPage } from '../shared/NoSuchPage';
import { Pagination } from '../shared/Pagination';
import { Picture } from '../shared/Picture';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { pageOf, pagedTitle } from '../shared/page-numbers';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { AnnouncementRowProps } from './AnnouncementRow';
import { AnnouncerLink } from './AnnouncementRow';
import { announcementsAddress, developerAddress, announcementAddress, developerSteps } from './developer-address';

/** An announcement in the complete list; the entire entry is a link. */
const AnnouncementEntry = observer(function AnnouncementEntry({ developer, announcement }: AnnouncementRowProps) {
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
        <Hero kind="announcement" picture={hero} alt="" sizes={`${theme.from.large} 260px, 92vw`} />
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
  border-top: ${theme.hairline};
  @media ${theme.from.large} {
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
    ${focusRing}
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
    @media ${theme.below.large} {
      order: -1;
    }
  }
`;

/** All announcements of a studio, newest first (spec 2 §2). */
const AnnouncementsPage = observer(function AnnouncementsPage() {
  const list = useLoaderData<AnnouncementList>();
  const { developer, pagination } = list;
  return (
    <Page>
      <header>
        <AnnouncerLink developer={developer} />
        <h1>
          Announcements<VisuallyHidden> by {developer.name}</VisuallyHidden>
        </h1>
      </header>
      <Entries {...list} />
      <Pagination pagination={pagination} label="Pages of announcements" />
    </Page>
  );
});

const Entries = observer(function Entries({ developer, announcements, pagination }: AnnouncementList) {
  if (announcements.length > 0)
    return (
      <ol>
        {announcements.map((announcement) => (
          <li key={announcement.slug}>
            <AnnouncementEntry developer={developer.slug} announcement={announcement} />
          </li>
        ))}
      </ol>
    );
  if (pagination.total > 0) return <NoSuchPage pagination={pagination} />;
  return (
    <EmptyState icon="newspaper" title="No announcements yet" text={`News from ${developer.name} will show up here.`}>
      <ButtonLink to={developerAddress(developer.slug)}>Visit the studio</ButtonLink>
    </EmptyState>
  );
});

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  max-width: 1080px;
  padding-block: ${space(8)} ${space(16)};
  h1 {
    font-size: clamp(2rem, 4vw, 3rem);
    overflow-wrap: anywhere;
  }
`;

/** Head of the announcements: one canonical URL for each page; empty pages are not indexed. */
const announcementsHead: RouteHandle = {
  head: (data) => {
    const { developer, announcements, pagination } = data as AnnouncementList;
    return {
      title: pagedTitle(`Announcements by ${developer.name}`, pagination.current),
      description: `News of ${developer.name} about its VR games on ${brand.siteName}, the newest first.`,
      path: pageOf(announcementsAddress(developer.slug), pagination.current),
      trail: developerSteps(developer),
      ...(announcements.length === 0 ? { noIndex: true } : {}),
    };
  },
};

/** Lazily loaded part of the announcements' route. */
export const announcementsRoute = { Component: AnnouncementsPage, handle: announcementsHead } satisfies RouteObject;
