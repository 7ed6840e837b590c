import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoaderFunctionArgs, Location, RouteObject } from 'react-router-dom';
import { data, redirect, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import type {
  OpenedRegistration,
  OpenSocialRegistration,
} from '../../../application/auth/open-social-registration.use-case';
import { brand } from '../../../domain/shared/brand';
import { HOME_PATH } from '../../../domain/shell/home-path';
import type { RouteHandle } from '../../app/page-head';
import { pageFailure } from '../../errors/page-failure';
import { sessionTexts } from '../../notices/texts/session.texts';
import { useScreen } from '../../shared/use-screen';
import { storedToken } from '../../tokens/token-services';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import { SocialFinalizePage } from './SocialFinalizePage';
import { StatusScene, TryAgain } from './StatusScene';
import { Card, CardText, CardTitle, NoScript, Room } from './social-page.styles';
import type { SocialServices } from './social-status.view-model';

interface RegistrationRefusedProps {
  /** The server's words. */
  readonly message: string;
  readonly authModal: AuthModalViewModel;
}

/** A registration that cannot be finished any more: its link is used, over, or another browser's. */
const RegistrationRefused = observer(function RegistrationRefused(props: RegistrationRefusedProps) {
  const { message, authModal } = props;
  const { title } = sessionTexts['social-registration-failed'];
  return (
    <StatusScene figure="failed" title={title} text={message}>
      <TryAgain authModal={authModal} />
    </StatusScene>
  );
});

/** Stands there while the tab looks for the token of its registration. */
function FinalizeWaiting() {
  return (
    <Room>
      <Card role="status" aria-busy>
        <CardTitle>Finish Your Registration</CardTitle>
        <CardText>One moment please.</CardText>
        <NoScript>This page needs JavaScript. Please switch it on and sign in again.</NoScript>
      </Card>
    </Room>
  );
}

/** What the page has found behind its token. */
export type FinalizePageData =
  /** The address has no token; the tab may have kept it. */
  | { readonly kind: 'no-token' }
  | { readonly kind: 'opened'; readonly opened: OpenedRegistration }
  | { readonly kind: 'refused'; readonly message: string };

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Finish Your Registration',
    description: `Choose your user name on ${brand.siteName}.`,
    path,
    noIndex: true,
  }),
};

/** Reads the token; one that is none goes home, one that is over is told within the page, and without one the tab is asked. */
export function finalizeLoader(open: OpenSocialRegistration) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const token = new URL(url).searchParams.get('token');
    if (token === null) return { kind: 'no-token' } satisfies FinalizePageData;
    const answer = await open.execute(token, signal);
    if (answer.ok) return { kind: 'opened', opened: answer.value } satisfies FinalizePageData;
    if (answer.error.kind === 'go-home') return redirect(HOME_PATH);
    const { status, message } = pageFailure(answer.error);
    return data({ kind: 'refused', message } satisfies FinalizePageData, { status });
  };
}

/** The page on which somebody finishes a registration whom a provider has proved, fetched when it is first opened. */
export function socialFinalizeRoute(
  { openRegistration, createRegistration }: SocialServices,
  authModal: AuthModalViewModel,
) {
  const Form = observer(function SocialFinalizeForm({ opened }: { readonly opened: OpenedRegistration }) {
    const navigate = useNavigate();
    const registration = useScreen(() => createRegistration(opened, () => void navigate(HOME_PATH, { replace: true })));
    return <SocialFinalizePage registration={registration} />;
  });
  const Component = observer(function SocialFinalizeRoute() {
    const found = useLoaderData<FinalizePageData>();
    useKeptToken();
    if (found.kind === 'no-token') return <FinalizeWaiting />;
    return found.kind === 'opened' ? (
      <Form opened={found.opened} />
    ) : (
      <RegistrationRefused message={found.message} authModal={authModal} />
    );
  });
  return {
    Component,
    handle,
    loader: finalizeLoader(openRegistration),
    // What was found stays when the token leaves the address.
    shouldRevalidate: ({ nextUrl }) => nextUrl.searchParams.has('token'),
  } satisfies RouteObject;
}

/** Moves the token from the address to the history entry, for a reload of the tab, from where it is read again; without either the visitor goes home. */
function useKeptToken(): void {
  const navigate = useNavigate();
  const { kind } = useLoaderData<FinalizePageData>();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  useEffect(() => {
    const replace = (to: string, kept?: { readonly token: string | null }) =>
      void navigate(to, { replace: true, preventScrollReset: true, state: kept });
    const token = storedToken(state);
    if (search !== '') replace(pathname, { token: new URLSearchParams(search).get('token') });
    else if (kind === 'no-token')
      replace(token === undefined ? HOME_PATH : `${pathname}?${new URLSearchParams({ token }).toString()}`);
  }, [kind, navigate, pathname, search, state]);
}
