import { observer } from 'mobx-react-lite';
import { errorStatuses } from '../../domain/shell/error-page';
import { ErrorScene } from '../errors/ErrorScene';
import { pageFailure } from '../errors/page-failure';
import { shownError } from '../errors/shown-error';
import { KitSection } from './KitSection';

const FAILURES = [
  ...errorStatuses.map((status) => ({ pageFailure: true, status, message: '' }) as const),
  { pageFailure: true, status: 429, message: 'Too many requests. Please try again later.' } as const,
  pageFailure({ kind: 'network' }),
];

/** Every error page. */
export const KitErrors = observer(function KitErrors() {
  return (
    <KitSection id="errors" title="Error pages">
      {FAILURES.map((failure) => {
        const error = shownError(failure);
        return <ErrorScene key={error.title + error.text} error={error} />;
      })}
    </KitSection>
  );
});
