import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useRef, useCallback, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { brand } from '../../domain/shared/brand';
import { Icon } from '../shared/Icon';
import { needsScript } from '../shared/NeedsScript';
import type { IconName } from '../shared/icon-names';
import { BrandMark, Logo } from './BrandMark';
import type { DestinationName } from './destinations';
import type { NavigationViewModel } from './navigation.view-model';
import { activeSection } from './side-navigation.machine';
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

/** Calls `onPress` on presses outside an element while `active`. */
function useOutsidePress(element: RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const page = element.current?.ownerDocument;
    const handlePointerDown = (event: Event) => {
      if (event.target instanceof Node && element.current?.contains(event.target) !== true) onPress();
    };
    page?.addEventListener('pointerdown', handlePointerDown);
    return () => {
      page?.removeEventListener('pointerdown', handlePointerDown);
    };
  }, [element, active, onPress]);
}

/** Expands the navigation on a click inside. Collapses it on its toggle, on Escape, and on a click or focus outside. */
function useNavigationPresses(element: RefObject<HTMLElement | null>, navigation: NavigationViewModel): void {
  const pressedOutside = useCallback(() => {
    navigation.pressedOutside();
  }, [navigation]);
  useOutsidePress(element, navigation.expanded, pressedOutside);
  useEffect(() => {
    const bar = element.current;
    const clicked = ({ target }: MouseEvent) => {
      const closes = target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
      if (closes) navigation.left();
      else navigation.clicked();
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key === 'Escape') navigation.left();
    };
    const blurred = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && bar?.contains(relatedTarget) !== true) navigation.left();
    };
    bar?.addEventListener('focusout', blurred);
    bar?.addEventListener('click', clicked);
    bar?.addEventListener('keydown', escaped);
    return () => {
      bar?.removeEventListener('focusout', blurred);
      bar?.removeEventListener('click', clicked);
      bar?.removeEventListener('keydown', escaped);
    };
  }, [element, navigation]);
}

interface NavigationItem {
  readonly to: DestinationName;
  readonly label: string;
  readonly icon: IconName;
  /** The first path segment of the item's pages. */
  readonly section: string;
}

/** Items of the side navigation, in display order (spec 1 §2). */
const navigationItems: readonly NavigationItem[] = [
  { to: 'games', label: 'Games', icon: 'gamepad', section: 'arcade' },
  { to: 'community', label: 'Community', icon: 'users', section: 'community' },
  { to: 'blog', label: 'Blog', icon: 'newspaper', section: 'blog' },
  { to: 'shop', label: 'Shop', icon: 'shopping-bag', section: 'market' },
  { to: 'help', label: 'Help', icon: 'life-buoy', section: 'hc' },
];

export interface SideNavigationProps {
  readonly navigation: NavigationViewModel;
}

/** Main navigation: at the side of wide windows, at the bottom of narrow ones (decisions §9). */
export const SideNavigation = observer(function SideNavigation({ navigation }: SideNavigationProps) {
  const bar = useRef<HTMLElement>(null);
  const current = useLocation();
  // Marks the chosen section at once, before its page has loaded.
  const section = activeSection((useNavigation().location ?? current).pathname);
  useNavigationPresses(bar, navigation);
  const { expanded } = navigation;
  return (
    <>
      <Scrim data-side={navigation.side} />
      <Bar
        ref={bar}
        aria-label="Main"
        data-side={navigation.side}
        onMouseLeave={() => {
          navigation.left();
        }}
      >
        {/* Keyboard users have the home link of the header. */}
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
              aria-label={`Chat on ${chatCommunity.label}`}
              title={expanded ? undefined : `Chat on ${chatCommunity.label} (opens in a new tab)`}
            >
              <Figure>
                <BrandMark name={chatCommunity.mark} size={24} />
              </Figure>
              <Label>Chat</Label>
            </OutsideEntry>
          </li>
        </Items>
        <Toggle type="button" {...needsScript} aria-expanded={expanded} aria-label="Menu labels">
          <Figure>
            <Icon name={expanded ? 'chevron-left' : 'menu'} size={24} />
          </Figure>
        </Toggle>
      </Bar>
    </>
  );
});
