import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Form } from '../account/account.styles';

interface SaveFormProps {
  readonly onSave: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Form with a request. If fields are invalid after it, the first one gets the focus. */
export const SaveForm = observer(function SaveForm({ onSave, children }: SaveFormProps) {
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const { activeElement } = document;
        void onSave().then(() => {
          // The member may go on typing in another field.
          if (![activeElement, document.body].includes(document.activeElement)) return;
          form.querySelector<HTMLElement>('[aria-invalid="true"]:enabled')?.focus();
        });
      }}
    >
      {children}
    </Form>
  );
});
