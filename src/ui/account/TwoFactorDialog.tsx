import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RequiredProof } from '../../domain/account/security-overview';
import { PaneTitle } from '../auth/PaneTitle';
import { Failure } from '../notices/Failure';
import { Body, Corner, Overlay, Panel } from '../notices/modal.styles';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { CodeField } from './AccountField';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoFactorApp } from './TwoFactorApp';
import type { TwoFactorStepProps } from './TwoFactorProof';
import { TwoFactorProof } from './TwoFactorProof';
import { Actions, Form } from './account.styles';
import type { TwoFactorViewModel } from './two-factor.view-model';

const WORDS = {
  renew: {
    title: 'New recovery codes',
    line: 'The codes that you have no longer count once you have new ones.',
    label: 'Code of the app',
    submit: 'Make new codes',
    variant: 'primary',
  },
  end: {
    title: 'Switch off two-factor sign-in',
    line: 'Your password alone will be enough to log in.',
    label: 'Code of the app, or a recovery code',
    submit: 'Switch off',
    variant: 'danger',
  },
} as const;

/** Asks for a code before something is taken away. */
const TwoFactorCode = observer(function TwoFactorCode(
  props: TwoFactorStepProps & { readonly purpose: keyof typeof WORDS },
) {
  const { twoFactor, onSubmit, purpose } = props;
  const { fields } = twoFactor;
  const { title, line, label, submit, variant } = WORDS[purpose];
  return (
    <>
      <PaneTitle title={title}>{line}</PaneTitle>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <CodeField twoFactor={twoFactor} label={label} digits={purpose === 'renew'} />
        <Failure message={fields.failure} />
        <Actions>
          <Button variant={variant} size="lg" type="submit" busy={fields.busy}>
            {submit}
          </Button>
          <Button variant="quiet" size="lg" onClick={twoFactor.leave} disabled={fields.busy}>
            Cancel
          </Button>
        </Actions>
      </Form>
    </>
  );
});

export interface TwoFactorDialogProps {
  readonly twoFactor: TwoFactorViewModel;
  readonly proof: RequiredProof;
  readonly username: string;
}

/** The steps of two-factor sign-in, one at a time; a press beside the dialog does not throw them away. */
export const TwoFactorDialog = observer(function TwoFactorDialog(props: TwoFactorDialogProps) {
  const { twoFactor, proof, username } = props;
  const { dialog, open, canClose } = twoFactor;
  // The step stays as it was while the dialog fades.
  const [shown, setShown] = useState(dialog);
  if (open && shown !== dialog) setShown(dialog);
  const go = { twoFactor, onSubmit: () => void twoFactor.submit(proof) };
  return (
    <Overlay modal="two-factor" isOpen={open} isKeyboardDismissDisabled={!canClose} onOpenChange={twoFactor.leave}>
      <Panel>
        <Body>
          <Corner>
            <IconButton icon="x" label="Close" onClick={twoFactor.leave} disabled={!canClose} />
          </Corner>
          {shown.step === 'proof' ? <TwoFactorProof {...go} proof={proof} username={username} /> : null}
          {shown.step === 'app' ? <TwoFactorApp {...go} step={shown} /> : null}
          {shown.step === 'renew' || shown.step === 'end' ? <TwoFactorCode {...go} purpose={shown.step} /> : null}
          {shown.step === 'codes' ? <RecoveryCodes {...go} step={shown} username={username} /> : null}
        </Body>
      </Panel>
    </Overlay>
  );
});
