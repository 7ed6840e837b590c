import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { useScreen } from '../shared/use-screen';
import type { PageAdContentProps } from './ad-services';
import { AdLink } from './AdLink';
import { HouseAd } from './HouseAd';

/** Content of an ad slot: an ad while the slot is on screen, otherwise the house ad. */
export const PageAdContent = observer(function PageAdContent(props: PageAdContentProps) {
  const { slot, ads, line, game, createPageAd } = props;
  const place = useScreen(() => createPageAd(slot, ads, game));
  const closed = place.closed && line === undefined;
  return (
    <Whole ref={place.attach} data-closed={closed ? '' : undefined}>
      {place.ad !== undefined ? (
        <AdLink ad={place.ad} still={place.isStill} takesClicks={place.takesClicks} />
      ) : ads.shown && !place.filled && line !== undefined ? (
        <HouseAd line={line} />
      ) : null}
    </Whole>
  );
});

const Whole = styled.div`
  height: 100%;
`;
