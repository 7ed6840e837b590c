import { observer } from 'mobx-react-lite';
import { useLocation, useRouteError } from 'react-router-dom';
import { useDocumentHead } from '../app/use-document-head';
import type { ErrorServices } from './error-services';
import { errorHead } from './error-head';
import { ErrorScene } from './ErrorScene';
import { shownError } from './shown-error';

export interface ErrorPageProps {
  readonly services?: ErrorServices;
}

/** The page for a route that failed to load or render. */
export const ErrorPage = observer(function ErrorPage({ services }: ErrorPageProps) {
  const error = shownError(useRouteError());
  const { pathname } = useLocation();
  useDocumentHead(errorHead(error, pathname));
  return <ErrorScene error={error} services={services} />;
});
