import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RequiredProof } from '../../domain/account/security-overview';
import { Body, Corner, Overlay, Panel } from '../notices/modal.styles';
import { IconButton } from '../shared/IconButton';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoFactorApp } from './TwoFactorApp';
import { TwoFactorCode } from './TwoFactorCode';
import { TwoFactorProof } from './TwoFactorProof';
import type { TwoFactorViewModel } from './two-factor.view-model';

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
