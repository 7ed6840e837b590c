import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import type { Point } from '../../domain/shell/coming-soon';
import { SOON_BUBBLE } from '../../domain/shell/coming-soon';
import { commonTexts } from '../notices/texts/common.texts';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { VisuallyHidden } from './VisuallyHidden';

const text = commonTexts['coming-soon'].title;

export interface SoonBubbleProps {
  /** Where it was pressed; nothing shows without it. */
  readonly at: Point | undefined;
  readonly onDone: () => void;
  /** Where the bubble is put: a fixed position holds only outside of what moves. */
  readonly within: Element | undefined;
}

/** 'Coming Soon', near the press that asked for something that is not open yet (spec 1 §2). */
export const SoonBubble = observer(function SoonBubble({ at, onDone, within }: SoonBubbleProps) {
  return (
    <>
      <VisuallyHidden role="status">{at === undefined ? '' : text}</VisuallyHidden>
      {at === undefined || within === undefined
        ? null
        : createPortal(
            <Bubble
              key={`${String(at.x)},${String(at.y)}`}
              style={{ left: `${String(at.x)}px`, top: `${String(at.y)}px` }}
              aria-hidden="true"
              data-soon
              onAnimationEnd={onDone}
            >
              {text}
            </Bubble>,
            within,
          )}
    </>
  );
});

const rise = keyframes`
  0% { opacity: 0; transform: translate(-50%, -80%) scale(0.9); }
  12%, 80% { opacity: 1; transform: translate(-50%, -110%); }
  100% { opacity: 0; transform: translate(-50%, -130%); }
`;

/* The animation is the bubble's clock, so it lasts as long under reduced motion, where it only does not move. */
const Bubble = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  padding: ${space(2)} ${space(4)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  font-weight: 600;
  white-space: nowrap;
  pointer-events: none;
  /* One bubble at a time: the newest stands last. */
  &:has(~ [data-soon]) {
    visibility: hidden;
  }
  color: ${theme.colour.text};
  background: ${theme.colour.raised};
  box-shadow:
    inset 0 0 0 1px ${theme.colour.line},
    ${theme.shadow};
  transform: translate(-50%, -110%);
  animation: ${rise} ${SOON_BUBBLE}ms ease-out both !important;
  @media (prefers-reduced-motion: reduce) {
    animation-timing-function: step-end !important;
  }
`;
