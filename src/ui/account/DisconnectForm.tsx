import { observer } from 'mobx-react-lite';
import type { RequiredProof } from '../../domain/account/security-overview';
import { providerNames } from '../../domain/auth/provider-names';
import type { SignInProvider } from '../../domain/auth/social-provider';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { Actions, Form } from './account.styles';
import { ProofInput } from './ProofInput';
import type { ProvidersViewModel } from './providers.view-model';

export interface DisconnectFormProps {
  readonly provider: SignInProvider;
  readonly view: ProvidersViewModel;
  readonly proof: RequiredProof;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Asks who wants a provider disconnected; the confirmation dialog comes after it. */
export const DisconnectForm = observer(function DisconnectForm(props: DisconnectFormProps) {
  const { provider, view, proof, onSent, onCancel } = props;
  const { fields } = view.proofFields;
  return (
    <Form
      noValidate
      aria-label={`Disconnect ${providerNames[provider]}`}
      onSubmit={(event) => {
        event.preventDefault();
        void view.disconnect(proof).then((done) => {
          if (done) onSent();
        });
      }}
    >
      <ProofInput fields={fields} proof={proof} />
      <Failure message={fields.failure} />
      <Actions>
        <Button variant="danger" type="submit" busy={fields.busy}>
          Disconnect
        </Button>
        <Button
          variant="quiet"
          disabled={fields.busy}
          onClick={() => {
            view.choose(undefined);
            onCancel();
          }}
        >
          Cancel
        </Button>
      </Actions>
    </Form>
  );
});
