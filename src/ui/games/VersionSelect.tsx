import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Build } from '../../domain/games/game';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface VersionSelectProps {
  /** The active builds. */
  readonly builds: readonly Build[];
  readonly version: string;
  readonly onChoose: (version: string) => void;
}

/** The versions that can be played (spec 2 §2). */
export const VersionSelect = observer(function VersionSelect({ builds, version, onChoose }: VersionSelectProps) {
  if (builds.length < 2) return <span>{version}</span>;
  return (
    <Select
      aria-label="Version"
      value={version}
      onChange={(event) => {
        onChoose(event.target.value);
      }}
    >
      {builds.map((build) => (
        <option key={build.version} value={build.version}>
          {build.version}
        </option>
      ))}
    </Select>
  );
});

const Select = styled.select`
  min-height: ${theme.target};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};
  font-variant-numeric: tabular-nums;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
