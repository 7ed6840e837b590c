import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AccountDeletion } from '../../domain/account/account-deletion';
import { exactDate } from '../../domain/shared/written-date';
import type { RouteHandle } from '../app/page-head';
import { useDocumentHead } from '../app/use-document-head';
import { sessionTexts } from '../notices/texts/session.texts';
import type { SessionViewModel } from '../session/session.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import { space, theme } from '../theme/theme';
import { TokenScene, endHead, useTokenPage } from './TokenScene';
import type { TokenPageViewModel } from './token-page.view-model';
import type { TokenServices } from './token-services';

interface DeletionStatusPageProps {
  readonly page: TokenPageViewModel<AccountDeletion>;
  readonly session: SessionViewModel;
}

const TITLES: Readonly<Record<AccountDeletion['status'], string>> = {
  pending: 'Account Will Be Deleted',
  withdrawn: 'Account Kept',
  completed: 'Account Deleted',
};

const DUE_LABELS: Readonly<Record<AccountDeletion['status'], string>> = {
  pending: 'Scheduled for',
  withdrawn: 'Was scheduled for',
  completed: 'Deleted',
};

/** Status page of an account deletion with its dates (spec 2 §2, §4). */
const DeletionStatusPage = observer(function DeletionStatusPage({ page, session }: DeletionStatusPageProps) {
  const { data } = page;
  const texts = {
    processing: { title: 'Checking the Status', text: 'One moment, please.' },
    success: TITLES[data?.status ?? 'pending'],
    error: page.unanswered ? 'Status Unavailable' : sessionTexts['account-not-found'].title,
  };
  useDocumentHead(endHead(page.visit, texts, '/auth/delete/meta'));
  return (
    <TokenScene visit={page.visit} texts={texts}>
      {data === undefined ? null : (
        <Dates>
          <dt>Requested</dt>
          <dd>
            <time dateTime={data.requested}>{exactDate(data.requested)} UTC</time>
          </dd>
          <dt>{DUE_LABELS[data.status]}</dt>
          <dd>
            <time dateTime={data.due}>{exactDate(data.due)} UTC</time>
          </dd>
        </Dates>
      )}
      {data?.status === 'pending' ? (
        <ButtonLink
          to={session.user === undefined ? '/auth/login?redirect_to=/account/settings' : '/account/settings'}
          variant="primary"
          size="lg"
        >
          {session.user === undefined ? 'Login' : 'Open Settings'}
        </ButtonLink>
      ) : (
        <ButtonLink to="/" size="lg">
          Home
        </ButtonLink>
      )}
    </TokenScene>
  );
});

const Dates = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  flex-basis: 100%;
  justify-content: center;
  gap: ${space(2)} ${space(6)};
  text-align: start;
  dt {
    color: ${theme.colour.textSoft};
  }
`;

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Account Deletion',
    description: 'Check the status of your account deletion with the link we emailed you.',
    path,
    noIndex: true,
  }),
};

/** Creates the route of the deletion status. */
export function deletionStatusRoute(
  { createDeletionStatus }: Pick<TokenServices, 'createDeletionStatus'>,
  session: SessionViewModel,
) {
  const Component = observer(function DeletionStatusRoute() {
    return <DeletionStatusPage page={useTokenPage(createDeletionStatus, { reloaded: true })} session={session} />;
  });
  return { Component, handle, loader: () => null } satisfies RouteObject;
}
