import type { Titled } from '../../../src/domain/shared/titled';

/** An article; its body is the Markdown file of its slug. */
export interface DemoArticle {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Name of its picture in server/assets/blog. */
  readonly picture: string;
  readonly category: Titled;
  readonly tags: readonly Titled[];
  /** Username. */
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
    excerpt: 'What a game in the browser may do, and why a link should be enough.',
    picture: 'link-to-world',
    category: news,
    tags: [tag.webxr],
    author: 'nova',
    daysAgo: 2.3,
  },
  {
    slug: 'comfort-comes-first',
    title: 'Comfort Comes First',
    excerpt: 'Why some people feel unwell in VR, and what games and players can do about it.',
    picture: 'comfort',
    category: playing,
    tags: [tag.comfort, tag.webxr],
    author: 'orion',
    daysAgo: 6.1,
  },
  {
    slug: 'two-square-metres',
    title: 'Two Square Metres',
    excerpt: 'How much room VR needs, and how to make a safe place for it in a small flat.',
    picture: 'room',
    category: playing,
    tags: [tag.comfort, tag.input],
    author: 'nova',
    daysAgo: 8.2,
  },
  {
    slug: 'making-lantern-drift',
    title: 'Making Lantern Drift',
    excerpt: 'One button, five patterns in the sky: how a test of water became a game.',
    picture: 'lanterns',
    category: making,
    tags: [tag.calm, tag.sound],
    author: 'studio',
    daysAgo: 10.4,
  },
  {
    slug: 'hands-controllers-and-one-button',
    title: 'Hands, Controllers and One Button',
    excerpt: 'Four kinds of visitors and one vocabulary: how a game can welcome them all.',
    picture: 'hands',
    category: making,
    tags: [tag.input, tag.webxr],
    author: 'studio',
    daysAgo: 15.2,
  },
  {
    slug: 'vr-on-the-phone-in-your-pocket',
    title: 'VR on the Phone in Your Pocket',
    excerpt: 'A phone is not a bad headset. It is a window, and our games look good in it.',
    picture: 'phone',
    category: playing,
    tags: [tag.mobile, tag.webxr],
    author: 'nova',
    daysAgo: 21.6,
  },
  {
    slug: 'eleven-milliseconds',
    title: 'Eleven Milliseconds',
    excerpt: 'Ninety pictures a second, twice each: what we learned about speed.',
    picture: 'frames',
    category: making,
    tags: [tag.speed, tag.comfort],
    author: 'studio',
    daysAgo: 29.8,
  },
  {
    slug: 'one-workshop-three-games',
    title: 'One Workshop, Three Games',
    excerpt: 'Lanterns, rhythm and a wreck in orbit share more parts than it seems.',
    picture: 'workshop',
    category: making,
    tags: [tag.input, tag.sound, tag.speed],
    author: 'studio',
    daysAgo: 38.5,
  },
];
