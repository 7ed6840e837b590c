import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import type { SessionViewModel } from '../session/session.view-model';
import { DeletionStatusPage } from './DeletionStatusPage';
import type { TokenServices } from './token-services';
import { useTokenPage } from './use-token-page';

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Account Deletion',
    description: 'Shows how the deletion of an account stands, with the link from our mail.',
    path,
    noIndex: true,
  }),
};

/** The page of the link to the status of a deletion, fetched when it is first opened. */
export function deletionStatusRoute(
  { createDeletionStatus }: Pick<TokenServices, 'createDeletionStatus'>,
  session: SessionViewModel,
) {
  const Component = observer(function DeletionStatusRoute() {
    return <DeletionStatusPage page={useTokenPage(createDeletionStatus, { reloaded: true })} session={session} />;
  });
  return { Component, handle, loader: () => null } satisfies RouteObject;
}
