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
import { storedToken } from '../../tokens/TokenScene';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import { SocialFinalizePage } from './SocialFinalizePage';
import { StatusScene, TryAgain } from './StatusScene';
import { Card, CardText, CardTitle, NoScript, Room } from './social-page.styles';
import type { SocialServices } from './social-status.view-model';

interface RegistrationRefusedProps {
  /** Server's message. */
  readonly message: string;
  readonly authModal: AuthModalViewModel;
}

/** The page for a registration link that is used, expired or from another browser. */
const RegistrationRefused = observer(function RegistrationRefused(props: RegistrationRefusedProps) {
  const { message, authModal } = props;
  const { title } = sessionTexts['social-registration-failed'];
  return (
    <StatusScene figure="failed" title={title} text={message}>
      <TryAgain authModal={authModal} />
    </StatusScene>
  );
});

/** The placeholder while the tab looks up the registration token. */
function FinalizeWaiting() {
  return (
    <Room>
      <Card role="status" aria-busy>
        <CardTitle>Finish Your Registration</CardTitle>
        <CardText>One moment please.</CardText>
        <NoScript>This page needs JavaScript. Please turn it on and log in again.</NoScript>
      </Card>
    </Room>
  );
}

/** Result of the token lookup. */
export type FinalizePageData =
  /** The URL has no token; the history entry may have one. */
  | { readonly kind: 'no-token' }
  | { readonly kind: 'opened'; readonly opened: OpenedRegistration }
  | { readonly kind: 'refused'; readonly message: string };

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Finish Your Registration',
    description: `Choose your username on ${brand.siteName}.`,
    path,
    noIndex: true,
  }),
};

/** Reads the token: redirects home if it is unknown, and reports an expired one within the page. */
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

/** Returns the route that finishes a registration with a login provider. */
export function socialFinalizeRoute(
  { openRegistration, createRegistration }: SocialServices,
  authModal: AuthModalViewModel,
) {
  const RegistrationForm = observer(function SocialFinalizeForm({ opened }: { readonly opened: OpenedRegistration }) {
    const navigate = useNavigate();
    const registration = useScreen(() => createRegistration(opened, () => void navigate(HOME_PATH, { replace: true })));
    return <SocialFinalizePage registration={registration} />;
  });
  const Component = observer(function SocialFinalizeRoute() {
    const found = useLoaderData<FinalizePageData>();
    useStoredToken();
    if (found.kind === 'no-token') return <FinalizeWaiting />;
    return found.kind === 'opened' ? (
      <RegistrationForm opened={found.opened} />
    ) : (
      <RegistrationRefused message={found.message} authModal={authModal} />
    );
  });
  return {
    Component,
    handle,
    loader: finalizeLoader(openRegistration),
    // The result stays valid when the token is removed from the URL.
    shouldRevalidate: ({ nextUrl }) => nextUrl.searchParams.has('token'),
  } satisfies RouteObject;
}

/** Moves the token from the URL to the history entry, which survives a reload. Navigates home if neither has one. */
function useStoredToken(): void {
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
