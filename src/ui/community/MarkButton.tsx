import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import type { IconName } from '../shared/icon-names';
import { NeedsScript } from '../shared/NeedsScript';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { MarkViewModel } from './mark.view-model';

export interface MarkButtonProps {
  readonly mark: MarkViewModel;
  readonly icon: IconName;
  /** What is seen, the same whether it is set or not. */
  readonly word: string;
  /** What it is about, for assistive technology, after what is seen. */
  readonly about?: string;
  /** On a phone the picture says it. */
  readonly narrow?: boolean;
}

/** Sets a mark and takes it away; pressed while it is set. */
export const MarkButton = observer(function MarkButton({ mark, icon, word, about, narrow = false }: MarkButtonProps) {
  return (
    <NeedsScript>
      <Face
        icon={mark.on && icon !== 'heart' ? 'check' : icon}
        aria-pressed={mark.on}
        aria-label={about === undefined ? word : `${word} ${about}`}
        $narrow={narrow}
        $fills={icon === 'heart'}
        onClick={mark.press}
      >
        <span>{word}</span>
      </Face>
    </NeedsScript>
  );
});

const Face = styled(Button)<{ readonly $narrow: boolean; readonly $fills: boolean }>`
  &[aria-pressed='true'] {
    color: ${theme.colour.cyan};
    box-shadow: inset 0 0 0 2px ${theme.colour.cyan};
  }
  &[aria-pressed='true'] svg {
    fill: ${({ $fills }) => ($fills ? 'currentColor' : 'none')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      color: Highlight;
      border-color: Highlight;
    }
  }
  @media (max-width: 639px) {
    ${({ $narrow }) =>
      $narrow
        ? `min-width: ${theme.target};
    padding-inline: ${space(3)};
    & > span {
      display: none;
    }`
        : ''}
  }
`;
