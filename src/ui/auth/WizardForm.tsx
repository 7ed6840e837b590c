import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import { HiddenAccount } from './PaneForm';
import type { StepField } from './StepInput';
import { StepInput } from './StepInput';
import { StepProgress } from './StepProgress';
import type { WizardFormViewModel } from './wizard-form.view-model';

export interface WizardFormProps<Step extends string> {
  readonly form: WizardFormViewModel<Step>;
  readonly fields: Readonly<Record<Step, StepField>>;
  /** Username for password managers. */
  readonly account: string;
  /** Label of the last step's button. */
  readonly submit: string;
  readonly onAdvance: () => void;
  readonly hint?: ReactNode;
}

/** One form for all steps, so that password managers recognise one login; submitted by Enter or the button. */
export const WizardForm = observer(function WizardForm<Step extends string>(props: WizardFormProps<Step>) {
  const { form, fields, account, submit, onAdvance, hint } = props;
  const ids = useId();
  const field = fields[form.step];
  return (
    <Form
      noValidate
      onKeyDown={(event) => {
        // Enter on the button still shows the error of an empty field.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && form.isUntouched())
          event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onAdvance();
      }}
    >
      <StepProgress number={form.number} count={form.count} />
      {field.type === 'password' ? <HiddenAccount value={account} /> : null}
      <StepInput
        key={form.step}
        id={`${ids}-${form.step}`}
        field={field}
        value={form.value}
        message={form.invalid ? form.message : undefined}
        busy={form.busy}
        last={form.last}
        onType={(value) => {
          form.type(value);
        }}
      />
      {hint}
      <Actions>
        {form.number > 1 ? (
          <Button
            variant="quiet"
            size="lg"
            icon="chevron-left"
            onClick={() => {
              form.back();
            }}
            disabled={form.busy}
          >
            Back
          </Button>
        ) : null}
        <Advance variant="primary" size="lg" type="submit" busy={form.busy}>
          {form.last ? submit : 'Next'}
          <Icon name="chevron-right" colour={theme.colour.onAccent} />
        </Advance>
      </Actions>
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

const Advance = styled(Button)`
  flex: 1;
`;
