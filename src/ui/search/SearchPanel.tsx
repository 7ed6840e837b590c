import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../shared/Button';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useScreen } from '../shared/use-screen';
import { navigationSize } from '../shell/navigation-size';
import { forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { SuggestionList } from './SuggestionList';
import { TypeToggles } from './TypeToggles';
import type { SearchBarViewModel } from './search-bar.view-model';
import { SUGGESTIONS_FAILED } from './search.texts';
import type { SearchFocus } from './use-search-bar-events';
import { useSearchBarEvents } from './use-search-bar-events';

interface SuggestionsFailedProps {
  readonly onRetry: () => void;
}

/** Message in place of suggestions that failed to load. */
const SuggestionsFailed = observer(function SuggestionsFailed({ onRetry }: SuggestionsFailedProps) {
  return (
    <Line>
      <p>{SUGGESTIONS_FAILED}</p>
      <Button variant="quiet" icon="rotate-cw" onClick={onRetry}>
        Try again
      </Button>
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const breathe = keyframes`
  from { opacity: 0.5; }
  to { opacity: 1; }
`;

/** Placeholder while suggestions load. */
const SuggestionsWaiting = styled.div`
  height: 120px;
  background:
    linear-gradient(${theme.colour.raised} 0 0) ${space(2)} 9px / 72px 42px,
    linear-gradient(${theme.colour.raised} 0 0) 96px 22px / 38% 16px,
    linear-gradient(${theme.colour.raised} 0 0) ${space(2)} 69px / 72px 42px,
    linear-gradient(${theme.colour.raised} 0 0) 96px 82px / 52% 16px;
  background-repeat: no-repeat;
  animation: ${breathe} 800ms ease-in-out infinite alternate;
`;

export interface SearchPanelProps {
  readonly bar: SearchBarViewModel;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly focus: RefObject<SearchFocus>;
}

/** Panel below the search bar with the types and the suggestions. */
export const SearchPanel = observer(function SearchPanel({ bar, form, input, focus }: SearchPanelProps) {
  useScreen(() => bar);
  useSearchBarEvents(bar, form, input, focus);
  return (
    <>
      <VisuallyHidden role="status">{statusText(bar)}</VisuallyHidden>
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
                  // The button is removed with the failure.
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

/** Returns the screen-reader text; the last row links to all results and does not count. */
function statusText({ listed, failed, options }: SearchBarViewModel): string {
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
  @media ${theme.from.wide} {
    margin-top: ${space(2)};
    max-height: calc(100dvh - 96px);
    border-radius: ${theme.radius.panel};
    box-shadow: ${theme.hairlineShadow}, ${theme.shadow};
  }
  /* Forced colours draw no shadow, so the panel needs a border. */
  ${forcedBorder}
`;

/* Catches taps outside the sheet on phones. */
const Dim = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: rgba(5, 6, 14, 0.6);
  @media ${theme.from.wide} {
    display: none;
  }
`;
