import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AnnouncementList } from '../../domain/developers/developer';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { EmptyState } from '../shared/EmptyState';
import { NoSuchPage } from '../shared/NoSuchPage';
import { Pagination } from '../shared/Pagination';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { AnnouncementEntry } from './AnnouncementEntry';
import { AnnouncerLink } from './AnnouncerLink';
import { developerAddress } from './developer-address';

/** All that a studio announces, the newest first (spec 2 §2). */
export const AnnouncementsPage = observer(function AnnouncementsPage() {
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
    <EmptyState title="No announcements yet" text={`${developer.name} has not announced anything yet.`}>
      <ButtonLink to={developerAddress(developer.slug)}>Show the studio</ButtonLink>
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
