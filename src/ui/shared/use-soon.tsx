import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { Point } from '../../domain/shell/coming-soon';
import { soonPlace } from '../../domain/shell/coming-soon';
import { SoonBubble } from './SoonBubble';

export interface Soon {
  /** For the `onClick` of whatever is not open yet. */
  readonly show: (event: MouseEvent<HTMLElement>) => void;
  /** Stands anywhere beside it. */
  readonly bubble: ReactNode;
}

interface Shown {
  readonly at: Point;
  readonly within: Element;
}

/** Answers a press on something that is not open yet with the 'Coming Soon' bubble. */
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

/** Above what was pressed, by the pointer or in the middle; the bubble must not leave the window. */
function pressed(event: MouseEvent<HTMLElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  const byKeyboard = event.detail === 0;
  const x = byKeyboard ? box.left + box.width / 2 : event.clientX;
  const width = event.currentTarget.ownerDocument.documentElement.clientWidth;
  return soonPlace({ x, y: box.top }, width);
}
