import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { QrSquares } from '../../application/security/qr-codes.port';
import type { TwoFactorDialog } from '../../domain/auth/two-factor';
import { SET_UP_STEPS } from '../../domain/auth/two-factor';
import { PaneTitle } from '../auth/PaneTitle';
import { StepProgress } from '../auth/StepProgress';
import { Failure } from '../notices/Failure';
import { RequestButton } from '../notices/RequestButton';
import { Button } from '../shared/Button';
import { space, theme } from '../theme/theme';
import { CodeField } from './AccountField';
import type { TwoFactorStepProps } from './TwoFactorProof';
import { Form, Soft } from './account.styles';
import { copyTexts } from './copy.view-model';

/** Returns the dark squares as one SVG path, with one bar for each horizontal run. */
function qrPath(squares: QrSquares): string {
  return squares.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h${-length}z`)).join('');
}

function runs(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}

/** Width of the quiet zone around a QR code, in squares (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code for an authenticator app; the space is reserved while it is drawn. */
const QrPicture = observer(function QrPicture({ squares }: { readonly squares: QrSquares | undefined }) {
  const size = (squares?.length ?? 0) + 2 * QUIET;
  return (
    <Ground>
      {squares === undefined ? null : (
        <svg
          role="img"
          aria-label="QR code for your authenticator app"
          viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <path d={qrPath(squares)} fill="#000" />
        </svg>
      )}
    </Ground>
  );
});

/* Always dark on light: scanners need that contrast in every theme. */
const Ground = styled.div`
  width: 200px;
  height: 200px;
  margin: ${space(1)} auto;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: #fff;
  forced-color-adjust: none;
`;

/** Splits a secret into groups of four characters, which are easier to type. */
function groupSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The step that shows the secret and asks for the app's first code. */
export const TwoFactorApp = observer(function TwoFactorApp(
  props: TwoFactorStepProps & { readonly step: Extract<TwoFactorDialog, { step: 'app' }> },
) {
  const { twoFactor, onSubmit, step } = props;
  const { fields, copySecret } = twoFactor;
  return (
    <>
      <PaneTitle title="Add this account to your app">
        Scan this code with your authenticator app, then enter the 6-digit code it shows.
      </PaneTitle>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <StepProgress number={2} count={SET_UP_STEPS.length} />
        <QrPicture squares={twoFactor.squares} />
        <div>
          <Soft>
            Can’t scan it? <Open href={step.uri}>Open it in an app on this device</Open>, or type this key:
          </Soft>
          <Key>
            <code>{groupSecret(step.secret)}</code>
            <RequestButton
              type="button"
              variant="secondary"
              phase={copySecret.button.phase}
              words={copyTexts('Copy key')}
              onClick={() => void copySecret.copy(step.secret)}
            />
          </Key>
        </div>
        <CodeField twoFactor={twoFactor} label="6-digit code" digits />
        <Failure message={fields.failure} />
        <Button variant="primary" size="lg" type="submit" busy={fields.busy}>
          Turn on
        </Button>
      </Form>
    </>
  );
});

const Open = styled.a`
  color: ${theme.colour.text};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(2)};
  code {
    flex: 1 1 180px;
    font-size: ${theme.size.sm};
    overflow-wrap: anywhere;
  }
`;
