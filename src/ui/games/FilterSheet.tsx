import { observer } from 'mobx-react-lite';
import type { ReactNode, RefObject } from 'react';
import { useId, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../shared/IconButton';
import { useClosedByBack } from '../shared/use-closed-by-back';
import { forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';

export interface FilterSheetProps {
  readonly id: string;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The container of the filters: beside the list on wide screens, otherwise a native popover. */
export const FilterSheet = observer(function FilterSheet({ id, sheet, children }: FilterSheetProps) {
  const heading = useId();
  const [open, setOpen] = useState(false);
  useClosedByBack(open, () => {
    sheet.current?.hidePopover();
  });
  return (
    <Sheet
      id={id}
      ref={sheet}
      popover="auto"
      aria-labelledby={heading}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
      }}
    >
      <Head>
        <h2 id={heading}>Filters</h2>
        <Close icon="x" label="Close" popoverTarget={id} popoverTargetAction="hide" />
      </Head>
      {children}
    </Sheet>
  );
});

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space(8)}); }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.target};
  margin-bottom: ${space(2)};
  h2 {
    font-size: ${theme.size.lg};
  }
`;

const Close = styled(IconButton)``;

const Sheet = styled.aside`
  position: fixed;
  inset: auto 0 0;
  width: min(100%, 560px);
  max-width: none;
  height: auto;
  max-height: 88dvh;
  margin: 0 auto;
  padding: ${space(4)} ${space(5)} calc(${space(5)} + env(safe-area-inset-bottom, 0px));
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  color: ${theme.colour.text};
  background: ${theme.colour.surface};
  &::backdrop {
    background: rgba(10, 11, 20, 0.72);
  }
  &:popover-open {
    animation: ${rise} ${theme.motion.slow} ${theme.motion.easing};
  }
  @media ${theme.from.wide} {
    &:not(:popover-open) {
      display: block;
      position: sticky;
      inset: auto;
      top: 88px;
      width: auto;
      max-height: calc(100dvh - 104px);
      margin: 0;
      padding: ${space(4)} ${space(5)} ${space(5)};
      border-radius: ${theme.radius.panel};
    }
    &:not(:popover-open) ${Close} {
      display: none;
    }
  }
  ${forcedBorder}
`;
