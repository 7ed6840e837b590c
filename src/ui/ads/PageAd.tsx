import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { AdSlot } from '../../domain/ads/ad';
import { adDimensions, adSlotSize } from '../../domain/ads/ad';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { HouseAd } from './HouseAd';
import type { HouseAdText } from './house-ads';
import type { PageAdsViewModel } from './page-ads.view-model';

export interface PageAdProps {
  readonly slot: AdSlot;
  readonly ads: PageAdsViewModel;
  /** House ad for a slot without another ad; without it an empty slot collapses while it is off screen. */
  readonly line?: HouseAdText;
  /** Slug of the page's own game, which is never advertised here. */
  readonly game?: string;
  /** True if the page's game has ads turned off. */
  readonly adsDisabled?: boolean;
}

/** An ad slot with a fixed size from the first paint (decisions §9), scaled down on narrow screens; its content loads later. */
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
          <HouseAd line={line} />
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
  /* The label belongs to an ad. */
  &:not(:has(a)) > p {
    visibility: hidden;
  }
  /* Without JavaScript the slot would stay empty. */
  @media ${theme.media.noScript} {
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

/** True for a strip: it keeps its height on a narrow screen and shows its start. Other shapes keep their aspect ratio. */
const isStrip = ($width: number, $height: number) => $width > 4 * $height;

const Room = styled.div<{ readonly $width: number; readonly $height: number }>`
  ${({ $width, $height }) =>
    isStrip($width, $height)
      ? `height: ${String($height)}px;`
      : `aspect-ratio: ${String($width)} / ${String($height)};`}
  overflow: hidden;
  /* An empty slot shows nothing. The outline gives dark ads a visible edge. */
  &:has(a) {
    border-radius: ${theme.radius.card};
    background: ${theme.colour.surface};
    outline: ${theme.hairline};
    outline-offset: -1px;
  }
`;
