import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { brand } from '../../domain/shared/brand';
import { activeSection } from '../../domain/shell/section';
import { Icon } from '../shared/Icon';
import { needsScript } from '../shared/NeedsScript';
import { BrandMark } from './BrandMark';
import { Logo } from './Logo';
import { navigationItems } from './navigation-items';
import type { NavigationViewModel } from './navigation.view-model';
import {
  Bar,
  Entry,
  Figure,
  HomeLink,
  Items,
  Label,
  OutsideEntry,
  Scrim,
  Toggle,
  Wordmark,
} from './side-navigation.styles';
import { chatCommunity } from './social-links';
import { useNavigationPresses } from './use-navigation-presses';

export interface SideNavigationProps {
  readonly navigation: NavigationViewModel;
}

/** The way to every section: at the side of wide windows, a bar at the bottom of narrow ones (decisions §9). */
export const SideNavigation = observer(function SideNavigation({ navigation }: SideNavigationProps) {
  const bar = useRef<HTMLElement>(null);
  const here = useLocation();
  // Whoever has chosen a section sees it chosen, however long it takes.
  const section = activeSection((useNavigation().location ?? here).pathname);
  useNavigationPresses(bar, navigation);
  const { expanded } = navigation;
  return (
    <>
      <Scrim $expanded={expanded} />
      <Bar
        ref={bar}
        aria-label="Main"
        data-side={navigation.side}
        $expanded={expanded}
        onMouseLeave={() => {
          navigation.left();
        }}
      >
        {/* The header leads home by keyboard. */}
        <HomeLink to="/" tabIndex={-1} aria-hidden="true">
          <Figure>
            <Logo />
          </Figure>
          <Wordmark>{brand.siteName}</Wordmark>
        </HomeLink>
        <Items>
          {navigationItems.map(({ to, label, icon, section: own }) => (
            <li key={to}>
              <Entry to={to} current={own === section} {...(expanded ? {} : { title: label })}>
                <Figure>
                  <Icon name={icon} size={24} />
                </Figure>
                <Label>{label}</Label>
              </Entry>
            </li>
          ))}
          <li>
            <OutsideEntry
              href={chatCommunity.href}
              target="_blank"
              rel="noopener noreferrer"
              title={expanded ? undefined : 'Chat (opens in a new tab)'}
            >
              <Figure>
                <BrandMark name={chatCommunity.mark} size={24} />
              </Figure>
              <Label>Chat</Label>
            </OutsideEntry>
          </li>
        </Items>
        <Toggle type="button" {...needsScript} aria-expanded={expanded} aria-label="Wide navigation">
          <Figure>
            <Icon name={expanded ? 'chevron-left' : 'menu'} size={24} />
          </Figure>
        </Toggle>
      </Bar>
    </>
  );
});
