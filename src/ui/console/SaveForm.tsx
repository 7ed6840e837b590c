import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { styled } from 'styled-components';
import type { ApiFailure } from '../../application/http/api-failure';
import { isSignedOut } from '../../application/session/is-signed-out';
import { Form } from '../account/account.styles';
import { failureText } from '../errors/failure-text';
import { Failure } from '../notices/Failure';

interface SaveFormProps {
  /** Name of the form. */
  readonly label?: string;
  readonly onSave: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Form with a request. If fields are invalid after it, the first one gets the focus. Errors are scrolled into view. */
export const SaveForm = observer(function SaveForm({ label, onSave, children }: SaveFormProps) {
  return (
    <SpacedForm
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const { activeElement } = document;
        void onSave().then(() => {
          // The member may go on typing in another field.
          if (![activeElement, document.body].includes(document.activeElement)) return;
          const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]:enabled');
          invalid?.focus();
          (invalid ?? form.querySelector('[role="alert"]:not(:empty)'))?.scrollIntoView({ block: 'nearest' });
        });
      }}
    >
      {children}
    </SpacedForm>
  );
});

/* Room for the message below a field, and for the bar at the end of a long form. */
const SpacedForm = styled(Form)`
  & [aria-invalid='true']:is(input, textarea, select),
  & [role='alert'] {
    scroll-margin-block-end: 192px;
  }
`;

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
