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

const TEXTS = {
  renew: {
    title: 'New recovery codes',
    line: 'Your old codes will stop working.',
    label: '6-digit code',
    submit: 'Create new codes',
    variant: 'primary',
  },
  end: {
    title: 'Turn off two-factor authentication',
    line: 'You’ll only need your password to log in.',
    label: '6-digit code or recovery code',
    submit: 'Turn off',
    variant: 'danger',
  },
} as const;

/** The step that asks for a code before codes are renewed or two-factor authentication is turned off. */
const TwoFactorCode = observer(function TwoFactorCode(
  props: TwoFactorStepProps & { readonly purpose: keyof typeof TEXTS },
) {
  const { twoFactor, onSubmit, purpose } = props;
  const { fields } = twoFactor;
  const { title, line, label, submit, variant } = TEXTS[purpose];
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

/** The steps of two-factor authentication; a click outside the dialog does not close it. */
export const TwoFactorDialog = observer(function TwoFactorDialog(props: TwoFactorDialogProps) {
  const { twoFactor, proof, username } = props;
  const { dialog, open, canClose } = twoFactor;
  // Keeps the last step on screen during the closing animation.
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
