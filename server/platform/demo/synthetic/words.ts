/** What the titles and excerpts of synthetic games are put together from. */
export const words = {
  adjectives:
    'Amber Broken Crimson Distant Electric Fading Gentle Hidden Infinite Jade Kinetic Lunar Molten Neon Orbital Paper Quiet Rogue Silent Tidal Umbral Velvet Wandering Xeno Yonder Zenith Arctic Burning Copper Drifting Emerald Frozen Golden Hollow Iron Lost Midnight Northern Painted Restless Scarlet Sunken'.split(
      ' ',
    ),
  nouns:
    'Anchor Beacon Canyon Drifter Echo Forge Garden Harbor Island Journey Kingdom Lantern Machine Nomad Outpost Pilot Quarry Reef Signal Temple Universe Voyage Workshop Atlas Bastion Circuit Dungeon Engine Frontier Glider Horizon Labyrinth Meadow Observatory Parade Racer Saber Station Theatre Tower Valley Winter'.split(
      ' ',
    ),
  studios: 'Works Studio Interactive Collective Labs Games Arts Brothers'.split(' '),
  tags: 'Calm Fast Seated Standing Room-scale Co-op Versus Solo Puzzle Story Music Drums Swords Archery Racing Flying Sailing Climbing Boxing Dancing Cooking Building Painting Stealth Survival Horror Mystery Fantasy Space Underwater Nature Cities Robots Dragons Retro Pixel-art Low-poly Hand-tracking Passthrough One-handed Family Hard Short Endless Physics Magnets Light Shadow Time Gravity'.split(
    ' ',
  ),
} as const;
