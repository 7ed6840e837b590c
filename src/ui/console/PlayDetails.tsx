import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { gameTextLimits } from '../../domain/console/game-details';
import { ageRatings, comfortLevels } from '../../domain/games/content-rating';
import { gameCapabilities } from '../../domain/games/game-capability';
import { Soft } from '../account/account.styles';
import { ageLabel, capabilityLabels, comfortLabels } from '../games/capability-labels';
import { space } from '../theme/theme';
import { MarkField, SelectField, TextField } from './ConsoleFields';
import { Card, Fields } from './console.styles';
import type { DetailsForm } from './details.machine';
import { detailsLabels } from './details.machine';
import type { DetailsViewModel } from './details.view-model';

const NOT_STATED = { value: '', name: 'Not stated' } as const;
const ages = [NOT_STATED, ...ageRatings.map((years) => ({ value: String(years), name: ageLabel(years) }))];
const comforts = [NOT_STATED, ...comfortLevels.map((value) => ({ value, name: comfortLabels[value] }))];

interface PlayDetailsProps {
  readonly details: DetailsViewModel;
  readonly form: DetailsForm;
}

/** Fields about devices, features and hosts of a game. */
export const PlayDetails = observer(function PlayDetails({ details, form }: PlayDetailsProps) {
  const { type } = details;
  const { problems } = details.edit;
  const { capabilities } = form;
  return (
    <Card as="section" aria-labelledby="play">
      <h2 id="play">Play</h2>
      <Marks>
        <legend>{detailsLabels.capabilities}</legend>
        {gameCapabilities.map((one) => (
          <MarkField
            key={one}
            type="checkbox"
            checked={capabilities.includes(one)}
            onChange={(checked) => {
              type('capabilities', checked ? [...capabilities, one] : capabilities.filter((other) => other !== one));
            }}
          >
            {capabilityLabels[one]}
          </MarkField>
        ))}
      </Marks>
      <Soft>The check of the next build detects this again.</Soft>
      <Marks>
        <legend>Features</legend>
        {(['multiplayer', 'save'] as const).map((field) => (
          <MarkField
            key={field}
            type="checkbox"
            checked={form[field]}
            onChange={(checked) => {
              type(field, checked);
            }}
          >
            {detailsLabels[field]}
          </MarkField>
        ))}
      </Marks>
      <Fields>
        <SelectField
          label={`${detailsLabels.ageRating} (optional)`}
          value={form.ageRating}
          options={ages}
          hint="The youngest age that you recommend the game for, as in PEGI or IARC."
          message={problems['ageRating']}
          onChoose={(years) => {
            type('ageRating', years);
          }}
        />
        <SelectField
          label={`${detailsLabels.comfort} (optional)`}
          value={form.comfort}
          options={comforts}
          hint="Comfortable: the camera moves with the head only. Intense: fast flight, turns or falls."
          message={problems['comfort']}
          onChoose={(comfort) => {
            type('comfort', comfort);
          }}
        />
      </Fields>
      <Fields>
        {(['engine', 'analytics'] as const).map((field) => (
          <TextField
            key={field}
            label={`${detailsLabels[field]} (optional)`}
            value={form[field]}
            maxLength={gameTextLimits.engine}
            placeholder={field === 'engine' ? 'three.js' : 'G-ABC1234567'}
            message={problems[field]}
            onType={(text) => {
              type(field, text);
            }}
          />
        ))}
      </Fields>
      <TextField
        lines
        label={detailsLabels.network}
        value={form.network}
        placeholder="https://cdn.example.com"
        hint="One address a line. The newest build may contact these hosts besides its own; players see them on its page."
        message={problems['network']}
        onType={(network) => {
          type('network', network);
        }}
      />
    </Card>
  );
});

const Marks = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space(1)} ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;
