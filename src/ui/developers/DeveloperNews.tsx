import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { AnnouncementCard } from '../../domain/content/announcement';
import { SectionHeader } from '../shared/SectionHeader';
import { space } from '../theme/space';
import { AnnouncementRow } from './AnnouncementRow';
import { announcementsAddress } from './developer-address';

export interface DeveloperNewsProps {
  /** Its slug. */
  readonly developer: string;
  readonly announcements: readonly AnnouncementCard[];
}

/** What a studio announced last, with the way to all of it; nothing when it announced nothing. */
export const DeveloperNews = observer(function DeveloperNews({ developer, announcements }: DeveloperNewsProps) {
  if (announcements.length === 0) return null;
  return (
    <section aria-labelledby="announcements">
      <SectionHeader
        id="announcements"
        title="Announcements"
        link={{ to: announcementsAddress(developer), label: 'All announcements' }}
      />
      <List>
        {announcements.map((announcement) => (
          <li key={announcement.slug}>
            <AnnouncementRow developer={developer} announcement={announcement} />
          </li>
        ))}
      </List>
    </section>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;
