import { observer } from 'mobx-react-lite';
import { ErrorPage } from '../errors/ErrorPage';
import { GlobalStyle } from '../theme/GlobalStyle';

/** Stands in for the whole page when what stands around every page failed; needs nothing but the router. */
export const ShellFailure = observer(function ShellFailure() {
  return (
    <>
      <GlobalStyle />
      <main>
        <ErrorPage />
      </main>
    </>
  );
});
