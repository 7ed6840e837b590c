import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { mayAct } from '../../domain/console/member-role';
import { exactDate } from '../../domain/shared/written-date';
import { AccountList } from '../account/AccountList';
import { useAccountList } from '../account/account-list.view-model';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Page, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { ButtonLink } from '../shared/ButtonLink';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { stateBadges } from './announcement.machine';
import type { ConsoleServices } from './console-services';
import { Row, Rows, RowText, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';

const AnnouncementsScreen = observer(function AnnouncementsScreen({
  services,
}: {
  readonly services: ConsoleServices;
}) {
  const { slug: developer, role } = useDeveloper();
  const list = useAccountList((page) => services.createAnnouncements(developer, page));
  const home = `/${developer}/announcements`;
  return (
    <Page>
      <Top>
        <div>
          <h1>Announcements</h1>
          <Soft>
            Players find your announcements on your page and in the search. Your followers get a notification.
          </Soft>
        </div>
        {mayAct(role, 'announcements.publish') ? (
          <ButtonLink to={`${home}/new`} variant="primary" icon="pencil">
            New announcement
          </ButtonLink>
        ) : null}
      </Top>
      <AccountList
        list={list}
        label="Pages of the announcements"
        skeleton={<EntriesSkeleton rows={3} />}
        empty={
          <EmptyState
            icon="newspaper"
            level={2}
            title="No announcements yet"
            text="Write about a new game, an update or an event."
          />
        }
      >
        {({ announcements }) => (
          <Rows aria-label="Announcements">
            {announcements.map(({ slug, title, state, date, scheduled }) => (
              <Row key={slug}>
                <RowText>
                  <h2>
                    <Link to={`${home}/edit/${slug}`}>{title}</Link>
                    <Badge tone={stateBadges[state].tone}>{stateBadges[state].word}</Badge>
                  </h2>
                  <p>
                    {scheduled === undefined ? (
                      <DateText date={date} flows />
                    ) : (
                      <time dateTime={scheduled}>{exactDate(scheduled)} UTC</time>
                    )}
                  </p>
                </RowText>
              </Row>
            ))}
          </Rows>
        )}
      </AccountList>
    </Page>
  );
});

const AnnouncementsPage = observer(function AnnouncementsPage({ services }: { readonly services: ConsoleServices }) {
  return <AnnouncementsScreen key={useDeveloper().slug} services={services} />;
});

/** Announcements of a developer with drafts. */
export const announcementsPage = (services: ConsoleServices) => ({
  element: <AnnouncementsPage services={services} />,
});
