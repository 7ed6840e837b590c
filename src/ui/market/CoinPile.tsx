import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

export interface CoinPileProps {
  /** The place of the pack among the others, from 0: the further, the higher the pile. */
  readonly rank: number;
}

/** Coins of each stack, from the middle outwards, for a place among the packs. */
const PILES: readonly (readonly number[])[] = [[1], [2, 1], [3, 2, 1], [5, 3, 2], [7, 5, 4, 2]];
/** Where stacks stand, the hindmost first. */
const PLACES = [
  [60, 66],
  [86, 72],
  [36, 74],
  [62, 80],
] as const;
const THICK = 7;
/** How far the shadow of each pile reaches to either side. */
const SHADOWS = [26, 44, 52, 52, 54] as const;

/** A pile of coins. Decorative: the number stands beside it. */
export const CoinPile = observer(function CoinPile({ rank }: CoinPileProps) {
  const id = useId();
  const place = Math.min(rank, PILES.length - 1);
  const stacks = PILES[place] ?? [];
  return (
    <Svg viewBox="0 0 120 92" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" x2="1">
          <stop offset="0" stopColor="#FFD48A" />
          <stop offset="0.6" stopColor={theme.colour.warning} />
          <stop offset="1" stopColor="#D9822B" />
        </linearGradient>
      </defs>
      <ellipse cx="60" cy={stacks.length > 1 ? 78 : 68} rx={SHADOWS[place]} ry="9" fill="#0A0B14" opacity="0.5" />
      {stacks.map((coins, stack) => {
        const [x, y] = PLACES[stack] ?? PLACES[0];
        return Array.from({ length: coins }, (_, coin) => (
          <g key={`${String(stack)}-${String(coin)}`} transform={`translate(${String(x)} ${String(y - coin * THICK)})`}>
            <path d="M-20-3v6a20 6.5 0 0 0 40 0v-6z" fill={`url(#${id})`} stroke="#8A4A12" strokeWidth="0.8" />
            <ellipse cy="-3" rx="20" ry="6.5" fill="#FFDFA6" stroke="#8A4A12" strokeWidth="0.8" />
            <ellipse cy="-3" rx="13" ry="4" fill="none" stroke="#D9822B" strokeWidth="1" />
          </g>
        ));
      })}
    </Svg>
  );
});

const Svg = styled.svg`
  display: block;
  width: 100%;
  max-width: 120px;
  height: auto;
  aspect-ratio: 120 / 92;
  justify-self: center;
`;
