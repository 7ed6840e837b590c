import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useScreen } from '../shared/use-screen';
import { navigationSize } from '../shell/navigation-size';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { SearchBarViewModel } from './search-bar.view-model';
import { SuggestionList } from './SuggestionList';
import { SUGGESTIONS_FAILED } from './search.texts';
import { SuggestionsFailed } from './SuggestionsFailed';
import { SuggestionsWaiting } from './SuggestionsWaiting';
import { TypeToggles } from './TypeToggles';
import { useSearchBarEvents } from './use-search-bar-events';

export interface SearchPanelProps {
  readonly bar: SearchBarViewModel;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** What had the focus before the search. */
  readonly before: RefObject<Element | null>;
}

/** What opens below the search bar: what is searched in, and what is suggested. */
export const SearchPanel = observer(function SearchPanel({ bar, form, input, before }: SearchPanelProps) {
  useScreen(() => bar);
  useSearchBarEvents(bar, form, input, before);
  return (
    <>
      <VisuallyHidden role="status">{told(bar)}</VisuallyHidden>
      {bar.open ? (
        <>
          <Dim data-close />
          <Panel>
            <TypeToggles types={bar.form.types} onToggle={bar.form.toggle} />
            {bar.waiting ? <SuggestionsWaiting /> : null}
            {bar.listed ? <SuggestionList bar={bar} /> : null}
            {bar.failed ? (
              <SuggestionsFailed
                onRetry={() => {
                  // The button goes with the failure.
                  input.current?.focus();
                  bar.retry();
                }}
              />
            ) : null}
          </Panel>
        </>
      ) : null}
    </>
  );
});

/** The last row leads to all results and is no suggestion. */
function told({ listed, failed, options }: SearchBarViewModel): string {
  if (failed) return SUGGESTIONS_FAILED;
  if (!listed) return '';
  const suggestions = options.length - 1;
  if (suggestions === 0) return 'No suggestions';
  return suggestions === 1 ? '1 suggestion' : `${String(suggestions)} suggestions`;
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  gap: ${space(3)};
  max-height: calc(100dvh - 64px - ${navigationSize.bar});
  padding: ${space(4)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  border-radius: 0 0 ${theme.radius.panel} ${theme.radius.panel};
  background: ${theme.colour.surface};
  box-shadow: ${theme.shadow};
  animation: ${appear} ${theme.motion.slow} ${theme.motion.easing};
  @media ${theme.wide} {
    margin-top: ${space(2)};
    max-height: calc(100dvh - 96px);
    border-radius: ${theme.radius.panel};
    box-shadow:
      inset 0 0 0 1px ${theme.colour.line},
      ${theme.shadow};
  }
  /* Without shadows only an edge parts it from a picture below. */
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

/* On a phone a tap beside the sheet closes it and presses nothing else. */
const Dim = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: rgba(5, 6, 14, 0.6);
  @media ${theme.wide} {
    display: none;
  }
`;
