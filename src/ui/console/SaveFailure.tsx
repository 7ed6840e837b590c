import { observer } from 'mobx-react-lite';
import { createContext, use } from 'react';
import type { ApiFailure } from '../../application/http/api-failure';
import { isSignedOut } from '../../application/session/is-signed-out';
import { failureText } from '../errors/failure-text';
import { Failure } from '../notices/Failure';

/** True while the session has ended. */
export const SignedOutContext = createContext(false);

interface SaveFailureProps {
  readonly failure: ApiFailure | undefined;
  readonly textOf?: (failure: ApiFailure) => string;
}

/** Error of a save. The request to log in disappears when the session is back. */
export const SaveFailure = observer(function SaveFailure({ failure, textOf = failureText }: SaveFailureProps) {
  const isSignedOutNow = use(SignedOutContext);
  const isOver = failure === undefined || (isSignedOut(failure) && !isSignedOutNow);
  return <Failure message={isOver ? undefined : textOf(failure)} />;
});
