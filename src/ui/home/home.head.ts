import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';

const description =
  `${brand.siteName} is a web portal and publisher for VR games that run in the browser: nothing to install, in a ` +
  'headset or on a screen. Free hosting, server-side game features and monetisation for developers, reaching more ' +
  'than 300,000 players per month.';

/** Head of the home page, which has no title of its own (spec 1 §2). */
export const homeHead: RouteHandle = {
  head: () => ({
    description,
    path: '/',
    type: 'website',
  }),
};
