import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SessionViewModel } from '../session/session.view-model';
import { useDeferred } from '../shared/use-deferred';

/** Rows of the logged-in player, loaded on their own. */
export interface PlayerHomeServices {
  readonly Rows: ComponentType;
}

export interface PlayerRowsPlaceProps {
  readonly session: Pick<SessionViewModel, 'user'>;
  /** Loads the rows once, when the browser is idle. */
  readonly openPlayerHome: () => Promise<PlayerHomeServices>;
}

/** Rows of the logged-in player. Their script and games are loaded when the browser is idle. Without the script there are no rows. */
export const PlayerRowsPlace = observer(function PlayerRowsPlace({ session, openPlayerHome }: PlayerRowsPlaceProps) {
  const player = session.user?.id;
  const [failed, setFailed] = useState(false);
  const [fail] = useState(() => () => {
    setFailed(true);
  });
  const opened = useDeferred(player !== undefined, openPlayerHome, fail);
  if (player === undefined || failed) return null;
  return opened === undefined ? <RowPlace /> : <opened.Rows key={player} />;
});

/** Reserves the place of one row while it loads. */
export const RowPlace = styled.div`
  min-height: 440px;
`;
