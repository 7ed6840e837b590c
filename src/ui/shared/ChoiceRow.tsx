import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { focusInside, forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { bringIntoSight } from './focus';

export interface Choice {
  readonly title: string;
  readonly to: string;
  readonly current: boolean;
}

export interface ChoiceRowProps {
  /** Label of the landmark. */
  readonly label: string;
  /** Style: `pills` with a background, or `tabs` with an underline. */
  readonly variant: ChoiceVariant;
  readonly choices: readonly Choice[];
}

type ChoiceVariant = 'pills' | 'tabs';

/** Scrollable row of links to variants of a list. Scrolls the current one into view. */
export const ChoiceRow = observer(function ChoiceRow({ label, variant, choices }: ChoiceRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = choices.findIndex((choice) => choice.current);
  // A row starts at its first link. Measuring it would make the browser compute the layout of the new page twice.
  const inSight = useRef(0);
  useLayoutEffect(() => {
    if (current === inSight.current) return;
    inSight.current = current;
    const item = row.current?.children[current];
    if (row.current !== null && item instanceof HTMLElement) bringIntoSight(row.current, item);
  }, [current]);
  return (
    <Bounds aria-label={label} $variant={variant}>
      <Row ref={row}>
        {choices.map((choice) => (
          <li key={choice.title}>
            <ChoiceLink to={choice.to} aria-current={choice.current ? 'true' : undefined} preventScrollReset>
              {choice.title}
            </ChoiceLink>
          </li>
        ))}
      </Row>
    </Bounds>
  );
});

const Row = styled.ul`
  display: flex;
  padding-inline: var(--start) var(--end);
  overflow-x: auto;
  scrollbar-width: none;
  /* The padding keeps the first and the last link clear of the fade. */
  mask-image: linear-gradient(to right, transparent, #000 var(--start) calc(100% - var(--end)), transparent);
`;

const ChoiceLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${theme.target};
  min-height: max(48px, ${theme.target});
  white-space: nowrap;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  &[aria-current] {
    color: ${theme.colour.text};
  }
  ${focusInside}
  @media ${theme.media.forcedColours} {
    &[aria-current] {
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 6px;
      text-decoration-color: Highlight;
    }
  }
`;

const styles = {
  pills: css`
    --start: ${space(3)};
    --end: ${space(3)};
    padding-block: 4px;
    border-radius: ${theme.radius.pill};
    background: ${theme.colour.surface};
    ${ChoiceLink} {
      padding-inline: ${space(2)};
      border-radius: ${theme.radius.pill};
      font-size: ${theme.size.sm};
      font-weight: 600;
    }
    ${ChoiceLink}[aria-current] {
      background: ${theme.colour.raised};
      box-shadow: ${theme.hairlineShadow};
    }
    ${forcedBorder}
    @media ${theme.from.compact} {
      --start: 4px;
      --end: 4px;
      ${ChoiceLink} {
        padding-inline: ${space(4)};
      }
    }
  `,
  tabs: css`
    --start: ${space(4)};
    --end: ${space(8)};
    max-width: none;
    margin-inline: -${space(4)};
    box-shadow: inset 0 -1px ${theme.colour.line};
    ${Row} {
      gap: ${space(6)};
    }
    ${ChoiceLink} {
      font-weight: 500;
    }
    ${ChoiceLink}[aria-current] {
      box-shadow: inset 0 -2px ${theme.colour.cyan};
    }
  `,
} satisfies Record<ChoiceVariant, unknown>;

const Bounds = styled.nav<{ readonly $variant: ChoiceVariant }>`
  min-width: 0;
  max-width: 100%;
  ${({ $variant }) => styles[$variant]}
`;
