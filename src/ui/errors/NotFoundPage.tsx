import { observer } from 'mobx-react-lite';
import { errorCatalogue } from './error-catalogue';
import { ErrorScene } from './ErrorScene';

/** The page of every unknown URL. */
export const NotFoundPage = observer(function NotFoundPage() {
  return <ErrorScene error={{ page: 404, status: 404, ...errorCatalogue[404] }} />;
});
