import { observer } from 'mobx-react-lite';
import { ErrorPage } from '../errors/ErrorPage';
import { GlobalStyle } from '../theme/GlobalStyle';

/** Error page after a failure of the shell; depends only on the router. */
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
