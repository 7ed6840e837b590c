import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { AdSlot } from '../../domain/ads/ad-slot';
import { adDimensions, adSlotSize } from '../../domain/ads/ad-slot';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { HouseLine } from './HouseLine';
import type { HouseLineText } from './house-lines';
import type { PageAdsViewModel } from './page-ads.view-model';

export interface PageAdSlotProps {
  readonly slot: AdSlot;
  readonly ads: PageAdsViewModel;
  /** What the portal says of itself while nobody else speaks there. */
  readonly line: HouseLineText;
}

/** A place for an ad, which keeps its size from the first paint on (decisions §9); on a narrow screen it is as wide as that. */
export const PageAdSlot = observer(function PageAdSlot({ slot, ads, line }: PageAdSlotProps) {
  if (!ads.roomKept) return null;
  const { width, height } = adDimensions(adSlotSize(slot));
  return (
    <Place role="note" aria-label="Advertisement" $width={width}>
      <Label aria-hidden="true">Advertisement</Label>
      <Room $height={height}>{ads.shown ? <HouseLine line={line} /> : null}</Room>
    </Place>
  );
});

const Place = styled.div<{ readonly $width: number }>`
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  margin-inline: auto;
`;

const Label = styled.p`
  height: ${space(5)};
  font-size: ${theme.size.xs};
  line-height: ${space(4)};
  text-align: center;
  color: ${theme.colour.textSoft};
`;

const Room = styled.div<{ readonly $height: number }>`
  height: ${({ $height }) => $height}px;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.surface};
`;
