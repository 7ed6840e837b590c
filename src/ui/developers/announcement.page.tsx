import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AnnouncementPage as AnnouncementPageData } from '../../domain/developers/developer';
import type { PageHead, RouteHandle } from '../app/page-head';
import { RichText } from '../content/RichText';
import { Backdrop, Hero, Title } from '../content/article.styles';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { SectionHeader } from '../shared/SectionHeader';
import { space, theme } from '../theme/theme';
import { AnnouncementRow, AnnouncerLink } from './AnnouncementRow';
import { announcementsAddress, announcementAddress, developerSteps } from './developer-address';

/** Head of an announcement for search engines and share cards (schema.org `NewsArticle`). */
const announcementHead: RouteHandle = {
  head: (data) => headOf(data as AnnouncementPageData),
};

function headOf({ developer, announcement }: AnnouncementPageData): PageHead {
  const { slug, title, excerpt, hero, date } = announcement;
  const studio = { '@type': 'Organization', name: developer.name, logo: developer.logo };
  return {
    title,
    description: excerpt,
    path: announcementAddress(developer.slug, slug),
    type: 'article',
    published: date,
    trail: [...developerSteps(developer), { name: 'Announcements', path: announcementsAddress(developer.slug) }],
    jsonLd: {
      '@type': 'NewsArticle',
      headline: title,
      description: excerpt,
      ...(hero === undefined ? {} : { image: hero.fhd }),
      datePublished: date,
      author: studio,
      publisher: studio,
    },
  };
}

/** The page of an announcement, with more of the same studio. */
const AnnouncementPage = observer(function AnnouncementPage() {
  const { developer, announcement, others } = useLoaderData<AnnouncementPageData>();
  const { title, hero, date, body } = announcement;
  return (
    <Page>
      <article aria-labelledby="announcement-title">
        {hero === undefined ? null : (
          <Backdrop>
            <Hero>
              <Picture kind="announcement" picture={hero} alt="" sizes={`${theme.from.wider} 1080px, 100vw`} priority />
            </Hero>
          </Backdrop>
        )}
        <Text $bare={hero === undefined}>
          <Title id="announcement-title">{title}</Title>
          <Byline>
            <AnnouncerLink developer={developer} />
            <DateText date={date} />
          </Byline>
          <RichText html={body} />
        </Text>
      </article>
      {others.length === 0 ? null : (
        <Text $bare as="section" aria-labelledby="others">
          <SectionHeader
            id="others"
            title={`More from ${developer.name}`}
            link={{ to: announcementsAddress(developer.slug), label: 'All announcements' }}
          />
          <ul>
            {others.map((other) => (
              <li key={other.slug}>
                <AnnouncementRow developer={developer.slug} announcement={other} />
              </li>
            ))}
          </ul>
        </Text>
      )}
    </Page>
  );
});

const Page = styled.div`
  padding-bottom: ${space(16)};
`;

/* Overlaps the bottom of the picture. */
const Text = styled.div<{ readonly $bare: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  max-width: 48rem;
  margin: ${({ $bare }) => ($bare ? space(12) : `-${space(14)}`)} auto 0;
  padding-inline: ${space(4)};
  @media ${theme.from.medium} {
    padding-inline: ${space(10)};
  }
  & > ul {
    display: grid;
    gap: ${space(2)};
    margin-top: -${space(5)};
  }
`;

const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
  padding-bottom: ${space(5)};
  border-bottom: ${theme.hairline};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  & > a {
    color: ${theme.colour.text};
  }
`;

/** Lazily loaded part of the announcement's route. */
export const announcementRoute = { Component: AnnouncementPage, handle: announcementHead } satisfies RouteObject;
