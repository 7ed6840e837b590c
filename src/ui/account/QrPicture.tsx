import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { QrSquares } from '../../application/security/qr-codes.port';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { qrPath } from './qr-path';

/** Light squares around a code (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code for an authenticator app; its room is kept until it is drawn. */
export const QrPicture = observer(function QrPicture({ squares }: { readonly squares: QrSquares | undefined }) {
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

/* Dark on light, whatever the visitor's own colours are: cameras read nothing else. */
const Ground = styled.div`
  width: 200px;
  height: 200px;
  margin: ${space(1)} auto;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: #fff;
  forced-color-adjust: none;
`;
