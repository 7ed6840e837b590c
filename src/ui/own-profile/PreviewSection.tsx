import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { PreviewAudience } from '../../domain/account/privacy';
import { PREVIEW_AUDIENCES } from '../../domain/account/privacy';
import { SectionFailure } from '../account/SectionFailure';
import { panel } from '../account/account.styles';
import { ProfileBody } from '../profile/ProfileBody';
import { ProfileHeader } from '../profile/ProfileHeader';
import { Blank } from '../shared/Blank';
import { EmptyState } from '../shared/EmptyState';
import { space, theme } from '../theme/theme';
import type { ProfilePreviewViewModel } from './own-profile.view-model';

const AUDIENCE_LABELS: Readonly<Record<PreviewAudience, string>> = {
  visitor: 'Visitor',
  player: 'Player',
  friend: 'Friend',
};

/** Preview of the player's own profile for one audience. */
export const PreviewSection = observer(function PreviewSection({
  preview,
}: {
  readonly preview: ProfilePreviewViewModel;
}) {
  const { audience: selected, profile, hidden, failure, loading, previewAs, load } = preview;
  return (
    <>
      <Audiences>
        <legend>View as</legend>
        {PREVIEW_AUDIENCES.map((audience) => (
          <label key={audience}>
            <input
              type="radio"
              name="preview-audience"
              checked={selected === audience}
              onChange={() => {
                previewAs(audience);
              }}
            />
            {AUDIENCE_LABELS[audience]}
          </label>
        ))}
      </Audiences>
      {failure === undefined ? (
        <Shown aria-busy={loading || undefined} data-dimmed={loading ? '' : undefined}>
          {hidden ? <EmptyState icon="eye" text="They can’t see your profile." /> : null}
          {profile === undefined ? (
            hidden ? null : (
              <Blank $width="100%" $height="200px" />
            )
          ) : (
            <>
              <ProfileHeader profile={profile} own={false} level={3} />
              <ProfileBody profile={profile} own={false} level={4} />
            </>
          )}
        </Shown>
      ) : (
        <SectionFailure text={failure} onRetry={load} />
      )}
    </>
  );
});

const Audiences = styled.fieldset`
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
  legend {
    float: left;
    display: flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${theme.target};
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: ${theme.colour.violet};
  }
`;

const Shown = styled.div`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding: ${space(6)};
  &[data-dimmed] {
    opacity: 0.55;
  }
`;
