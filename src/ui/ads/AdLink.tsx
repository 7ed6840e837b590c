import { observer } from 'mobx-react-lite';
import { css, styled } from 'styled-components';
import type { Ad } from '../../domain/ads/ad';
import { theme } from '../theme/theme';

export interface AdLinkProps {
  readonly ad: Ad;
  /** A video shows its poster alone. */
  readonly still: boolean;
  readonly takesClicks?: boolean;
  /** All of it is to be seen; else it fills its place, and its beginning is to be seen. */
  readonly whole?: boolean;
  /** Plays a video once, and is called at its end, or when it cannot be played. */
  readonly onEnded?: (() => void) | undefined;
}

/** An ad of the portal's own: the whole of it leads on, in a tab of its own. */
export const AdLink = observer(function AdLink({ ad, still, takesClicks = true, whole = false, onEnded }: AdLinkProps) {
  return (
    <Link
      href={ad.url}
      target="_blank"
      rel="noopener sponsored"
      aria-label={`${ad.title} (opens in a new tab)`}
      $deaf={!takesClicks}
    >
      {ad.type === 'image' || still ? (
        <Picture src={ad.type === 'image' ? ad.media : ad.poster} alt="" decoding="async" $whole={whole} />
      ) : (
        <Film
          src={ad.media}
          poster={ad.poster}
          autoPlay
          muted
          loop={onEnded === undefined}
          onEnded={onEnded}
          onError={onEnded}
          playsInline
          $whole={whole}
        />
      )}
    </Link>
  );
});

const Link = styled.a<{ readonly $deaf: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  pointer-events: ${({ $deaf }) => ($deaf ? 'none' : 'auto')};
  &:focus-visible {
    border-radius: ${theme.radius.card};
    outline-offset: -3px;
  }
`;

interface Fit {
  readonly $whole: boolean;
}

const fitted = css<Fit>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: ${({ $whole }) => ($whole ? 'contain' : 'cover')};
  object-position: ${({ $whole }) => ($whole ? 'center' : 'left center')};
`;

const Picture = styled.img<Fit>`
  ${fitted}
`;

const Film = styled.video<Fit>`
  ${fitted}
`;
