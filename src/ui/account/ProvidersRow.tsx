import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { RequiredProof } from '../../domain/account/security-overview';
import type { LoginProvider, SignInProvider } from '../../domain/auth/social-provider';
import { providerNames } from '../../domain/auth/social-provider';
import { Failure } from '../notices/Failure';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/focus';
import { space } from '../theme/theme';
import { ProofInput } from './AccountField';
import { SettingRow } from './SettingRow';
import { Actions, Form } from './account.styles';
import type { ProvidersViewModel } from './providers.view-model';

interface DisconnectFormProps {
  readonly provider: SignInProvider;
  readonly view: ProvidersViewModel;
  readonly proof: RequiredProof;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** A form for the proof that disconnecting requires; submitting it opens the confirmation dialog. */
const DisconnectForm = observer(function DisconnectForm(props: DisconnectFormProps) {
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

export interface ProvidersRowProps {
  readonly providers: readonly SignInProvider[];
  readonly view: ProvidersViewModel;
  readonly proof: RequiredProof;
  /** Provider of this session. */
  readonly current: LoginProvider | undefined;
}

const buttonOf = (provider: SignInProvider): string => `disconnect-${provider}`;

/** The linked login providers, each with a button to disconnect it. */
export const ProvidersRow = observer(function ProvidersRow({ providers, view, proof, current }: ProvidersRowProps) {
  const list = useRef<HTMLDivElement>(null);
  const { chosen } = view;
  const onlyWayIn = proof !== 'password' && providers.length === 1;
  const used = providers.find((provider) => provider === current);
  const form = (provider: SignInProvider) => (
    <DisconnectForm
      key={provider}
      provider={provider}
      view={view}
      proof={proof}
      onSent={() => {
        rescueFocus(() => list.current);
      }}
      onCancel={() => {
        rescueFocus(() => document.getElementById(buttonOf(provider)));
      }}
    />
  );
  return (
    <SettingRow icon="users" title="Connected accounts" {...(chosen === undefined ? {} : { below: form(chosen) })}>
      <div ref={list} tabIndex={-1}>
        {providers.length === 0 ? 'None connected.' : null}
        <List>
          {providers.map((provider) => (
            <li key={provider}>
              <Badge icon="check">{providerNames[provider]}</Badge>
              {onlyWayIn ? null : (
                <Button
                  id={buttonOf(provider)}
                  variant="quiet"
                  aria-label={`Disconnect ${providerNames[provider]}`}
                  aria-expanded={chosen === provider}
                  onClick={() => {
                    view.choose(chosen === provider ? undefined : provider);
                  }}
                >
                  Disconnect
                </Button>
              )}
            </li>
          ))}
        </List>
        {used === undefined ? null : <p>You logged in to this browser with {providerNames[used]}.</p>}
        {onlyWayIn ? 'This is your only way to log in. Set a password before you disconnect it.' : null}
      </div>
    </SettingRow>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(1)};
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
`;
