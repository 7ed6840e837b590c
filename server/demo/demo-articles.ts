import type { Titled } from '../../src/domain/shared/titled';

/** An article; its body is the Markdown file of its slug. */
export interface DemoArticle {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Name of its picture in server/assets/blog. */
  readonly picture: string;
  readonly category: Titled;
  readonly tags: readonly Titled[];
  /** User name. */
  readonly author: string;
  readonly daysAgo: number;
}

const news: Titled = { slug: 'web-and-vr', title: 'Web & VR' };
const making: Titled = { slug: 'making-games', title: 'Making Games' };
const playing: Titled = { slug: 'playing-well', title: 'Playing Well' };

const tag = {
  webxr: { slug: 'webxr', title: 'WebXR' },
  comfort: { slug: 'comfort', title: 'Comfort' },
  mobile: { slug: 'mobile', title: 'Mobile' },
  sound: { slug: 'sound', title: 'Sound' },
  speed: { slug: 'speed', title: 'Speed' },
  input: { slug: 'input', title: 'Input' },
  calm: { slug: 'calm', title: 'Calm' },
} as const satisfies Record<string, Titled>;

export const demoArticles: readonly DemoArticle[] = [
  {
    slug: 'a-link-is-a-door',
    title: 'A Link Is a Door',
    excerpt: 'What WebXR is, what a game in the browser may do and what it may not, and why a link should be enough.',
    picture: 'link-to-world',
    category: news,
    tags: [tag.webxr],
    author: 'nova',
    daysAgo: 2.3,
  },
  {
    slug: 'comfort-comes-first',
    title: 'Comfort Comes First',
    excerpt: 'Why some people feel unwell in VR, what a game can do about it, and what you can do yourself.',
    picture: 'comfort',
    category: playing,
    tags: [tag.comfort, tag.webxr],
    author: 'orion',
    daysAgo: 6.1,
  },
  {
    slug: 'making-lantern-drift',
    title: 'Making Lantern Drift',
    excerpt:
      'One button, five patterns in the sky, no recorded sound: how a test of water became a game about letting go.',
    picture: 'lanterns',
    category: making,
    tags: [tag.calm, tag.sound],
    author: 'studio',
    daysAgo: 10.4,
  },
  {
    slug: 'hands-controllers-and-one-button',
    title: 'Hands, Controllers and One Button',
    excerpt: 'Four kinds of visitors, one vocabulary: how a game can be glad about everybody who arrives.',
    picture: 'hands',
    category: making,
    tags: [tag.input, tag.webxr],
    author: 'studio',
    daysAgo: 15.2,
  },
  {
    slug: 'vr-on-the-phone-in-your-pocket',
    title: 'VR on the Phone in Your Pocket',
    excerpt: 'A phone is not a bad headset. It is a window, and our games are built to be looked into.',
    picture: 'phone',
    category: playing,
    tags: [tag.mobile, tag.webxr],
    author: 'nova',
    daysAgo: 21.6,
  },
  {
    slug: 'eleven-milliseconds',
    title: 'Eleven Milliseconds',
    excerpt: 'Ninety pictures a second, twice each: what we learned about speed on small devices.',
    picture: 'frames',
    category: making,
    tags: [tag.speed, tag.comfort],
    author: 'studio',
    daysAgo: 29.8,
  },
  {
    slug: 'one-workshop-three-games',
    title: 'One Workshop, Three Games',
    excerpt: 'Lanterns, rhythm and a wreck in orbit have more in common than it seems: the parts that they share.',
    picture: 'workshop',
    category: making,
    tags: [tag.input, tag.sound, tag.speed],
    author: 'studio',
    daysAgo: 38.5,
  },
];
