import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { AdSlot } from '../../domain/ads/ad';
import { adDimensions, adSlotSize } from '../../domain/ads/ad';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { HouseLine } from './HouseLine';
import type { HouseLineText } from './house-lines';
import type { PageAdsViewModel } from './page-ads.view-model';

export interface PageAdProps {
  readonly slot: AdSlot;
  readonly ads: PageAdsViewModel;
  /** What the portal says of itself while nobody else speaks there; without it, a place for which there is no ad goes before it is seen. */
  readonly line?: HouseLineText;
  /** The slug of the game whose page this is: it needs no ad here. */
  readonly game?: string;
  /** The game of the page wants no ads. */
  readonly adsDisabled?: boolean;
}

/** A place for an ad, which keeps its size from the first paint on (decisions §9); on a narrow screen it is as wide as that. What fills it comes after the page. */
export const PageAd = observer(function PageAd({ slot, ads, line, game, adsDisabled = false }: PageAdProps) {
  useScreen(() => ads);
  if (!ads.roomKept || adsDisabled) return null;
  const { width, height } = adDimensions(adSlotSize(slot));
  const { services } = ads;
  return (
    <Place role="note" aria-label="Advertisement" $width={width} $scripted={line === undefined}>
      <Label aria-hidden="true">Advertisement</Label>
      <Room $width={width} $height={height}>
        {services !== undefined ? (
          <services.Content slot={slot} ads={ads} line={line} game={game} createPageAd={services.createPageAd} />
        ) : ads.shown && line !== undefined ? (
          <HouseLine line={line} />
        ) : null}
      </Room>
    </Place>
  );
});

const Place = styled.div<{ readonly $width: number; readonly $scripted: boolean }>`
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  margin-inline: auto;
  &:has([data-closed]) {
    display: none;
  }
  /* Without script nothing would ever fill it. */
  @media (scripting: none) {
    display: ${({ $scripted }) => ($scripted ? 'none' : 'block')};
  }
`;

const Label = styled.p`
  height: ${space(5)};
  font-size: ${theme.size.xs};
  line-height: ${space(4)};
  text-align: center;
  color: ${theme.colour.textSoft};
`;

/** A strip keeps its height on a narrow screen, and shows its beginning; anything else keeps its shape. */
const isStrip = ($width: number, $height: number) => $width > 4 * $height;

const Room = styled.div<{ readonly $width: number; readonly $height: number }>`
  ${({ $width, $height }) =>
    isStrip($width, $height)
      ? `height: ${String($height)}px;`
      : `aspect-ratio: ${String($width)} / ${String($height)};`}
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.surface};
  /* Dark ads have an edge too. */
  outline: 1px solid ${theme.colour.line};
  outline-offset: -1px;
`;
