import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import type { HomePageProps } from './HomePage';
import { HomePage } from './HomePage';

/** The home page, which stays as it is while an address opens a pane of the auth modal over it (spec 1 §2). */
export const HomeLayout = observer(function HomeLayout({ ads }: HomePageProps) {
  return (
    <>
      <Outlet />
      <HomePage ads={ads} />
    </>
  );
});
