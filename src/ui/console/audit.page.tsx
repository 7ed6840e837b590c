import { observer } from 'mobx-react-lite';
import { AccountList } from '../account/AccountList';
import { useAccountList } from '../account/account-list.view-model';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Page, Soft } from '../account/account.styles';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import type { ConsoleServices } from './console-services';
import { actorText } from './console.texts';
import { Row, Rows, RowText, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';

const AuditScreen = observer(function AuditScreen({ services }: { readonly services: ConsoleServices }) {
  const { slug } = useDeveloper();
  const list = useAccountList((page) => services.createAudit(slug, page));
  return (
    <Page>
      <Top>
        <div>
          <h1>Audit log</h1>
          <Soft>
            Changes by members, access tokens and the operator of the portal, newest first. The portal deletes entries
            after two years, unless its operator has chosen another time.
          </Soft>
        </div>
      </Top>
      <AccountList
        list={list}
        label="Pages of the audit log"
        skeleton={<EntriesSkeleton rows={4} />}
        empty={
          <EmptyState
            icon="history"
            level={2}
            title="No changes yet"
            text="Changes by members and access tokens appear here."
          />
        }
      >
        {({ entries }) => (
          <Rows aria-label="Changes">
            {entries.map(({ id, at, by, text }) => (
              <Row key={id}>
                <RowText>
                  <h2>{text}</h2>
                  <p>
                    {actorText(by)} · <DateText date={at} flows />
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

const AuditPage = observer(function AuditPage({ services }: { readonly services: ConsoleServices }) {
  return <AuditScreen key={useDeveloper().slug} services={services} />;
});

/** Changes of a developer. */
export const auditPage = (services: ConsoleServices) => ({ element: <AuditPage services={services} /> });
