import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import type { Point } from '../../domain/shell/footer';
import { soonPlace, SOON_BUBBLE } from '../../domain/shell/footer';
import { commonTexts } from '../notices/texts/common.texts';
import { space, theme } from '../theme/theme';
import { VisuallyHidden } from './VisuallyHidden';

const text = commonTexts['coming-soon'].title;

interface SoonBubbleProps {
  /** Position of the press; undefined hides the bubble. */
  readonly at: Point | undefined;
  readonly onDone: () => void;
  /** Parent of the bubble; a fixed position needs an ancestor without a transform. */
  readonly within: Element | undefined;
}

/** 'Coming Soon' bubble near a press (spec 1 §2). */
const SoonBubble = observer(function SoonBubble({ at, onDone, within }: SoonBubbleProps) {
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

/* The animation times the bubble, so it also runs, without movement, under reduced motion. */
const Bubble = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  padding: ${space(2)} ${space(4)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  font-weight: 600;
  white-space: nowrap;
  pointer-events: none;
  /* The newest bubble is last, and only that one shows. */
  &:has(~ [data-soon]) {
    visibility: hidden;
  }
  color: ${theme.colour.text};
  background: ${theme.colour.raised};
  box-shadow: ${theme.hairlineShadow}, ${theme.shadow};
  transform: translate(-50%, -110%);
  animation: ${rise} ${SOON_BUBBLE}ms ease-out both !important;
  @media ${theme.media.reducedMotion} {
    animation-timing-function: step-end !important;
  }
`;

export interface Soon {
  /** `onClick` handler of the unavailable control. */
  readonly show: (event: MouseEvent<HTMLElement>) => void;
  /** Element to render next to the control. */
  readonly bubble: ReactNode;
}

interface Shown {
  readonly at: Point;
  readonly within: Element;
}

/** Returns a click handler and the 'Coming Soon' bubble that it shows. */
export function useSoon(): Soon {
  const [shown, setShown] = useState<Shown>();
  return {
    show: (event) => {
      setShown({ at: pressed(event), within: event.currentTarget.ownerDocument.body });
    },
    bubble: (
      <SoonBubble
        at={shown?.at}
        within={shown?.within}
        onDone={() => {
          setShown(undefined);
        }}
      />
    ),
  };
}

/** Returns the position above the pressed element, within the window. Uses the pointer, or the middle for keyboard presses. */
function pressed(event: MouseEvent<HTMLElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  const byKeyboard = event.detail === 0;
  const x = byKeyboard ? box.left + box.width / 2 : event.clientX;
  const width = event.currentTarget.ownerDocument.documentElement.clientWidth;
  return soonPlace({ x, y: box.top }, width);
}
