import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { useScreen } from '../shared/use-screen';
import type { PageAdContentProps } from './ad-services';
import { AdLink } from './AdLink';
import { HouseLine } from './HouseLine';

/** What a place for ads holds: the ad while it is on the screen, else the portal's own line. */
export const PageAdContent = observer(function PageAdContent(props: PageAdContentProps) {
  const { slot, ads, line, game, createPageAd } = props;
  const place = useScreen(() => createPageAd(slot, ads, game));
  const closed = place.closed && line === undefined;
  return (
    <Whole ref={place.attach} data-closed={closed ? '' : undefined}>
      {place.ad !== undefined ? (
        <AdLink ad={place.ad} still={place.isStill} takesClicks={place.takesClicks} />
      ) : ads.shown && !place.filled && line !== undefined ? (
        <HouseLine line={line} />
      ) : null}
    </Whole>
  );
});

const Whole = styled.div`
  height: 100%;
`;
