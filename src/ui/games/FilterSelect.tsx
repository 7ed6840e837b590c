import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Titled } from '../../domain/shared/titled';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';

export interface FilterSelectProps {
  readonly label: string;
  /** Name of the URL parameter. */
  readonly name: string;
  /** Label of the choice without a filter. */
  readonly any: string;
  readonly choices: readonly Titled[];
  readonly chosen: string | undefined;
  readonly onChoose: (slug: string | undefined) => void;
}

/** A filter with a value; a native select, which works without JavaScript, by touch and in a headset. */
export const FilterSelect = observer(function FilterSelect(props: FilterSelectProps) {
  const { label, name, any, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={chosen ?? ''}
        disabled={choices.length === 0}
        onChange={(event) => {
          onChoose(event.target.value === '' ? undefined : event.target.value);
        }}
      >
        <option value="">{any}</option>
        {choices.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} colour="currentColor" />
    </Field>
  );
});

const Field = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  select {
    width: 100%;
    min-height: ${theme.target};
    padding-inline: ${space(4)} ${space(10)};
    appearance: none;
    border: ${theme.hairline};
    border-radius: ${theme.radius.card};
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    text-overflow: ellipsis;
    cursor: pointer;
  }
  select:disabled {
    color: ${theme.colour.textFaint};
    background: transparent;
    cursor: default;
  }
  select:focus-visible {
    border-radius: ${theme.radius.card};
    outline-offset: 1px;
  }
  svg {
    position: absolute;
    right: ${space(4)};
    bottom: calc((${theme.target} - 18px) / 2);
    pointer-events: none;
  }
  select:disabled + svg {
    opacity: 0.5;
  }
`;
