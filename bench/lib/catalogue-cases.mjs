const PAGE = 8;
const REPOSITORIES = [
  ...['game-index', 'tag-games', 'developer-games', 'game', 'similar-games', 'genre'].map(
    (name) => `catalogue/games/${name}.repository`,
  ),
  'catalogue/search/game-search.repository',
  'catalogue/search/list-found',
];

/** Search words: in every synthetic game, in half of them, in one of forty, in one of some thousand, and a typing error. */
const SEARCHES = ['find', 'world behind', 'calm', 'lantern', 'amber lantern', 'calm lantern', 'lantren'];

const middle = (total) => Math.floor(total / 2 / PAGE) * PAGE;
const last = (total) => Math.floor(Math.max(0, total - 1) / PAGE) * PAGE;

/** Offsets into a list, by name. */
const offsets = (total) => [
  ['1', 0],
  ['10,000', 9999 * PAGE],
  ['middle', middle(total)],
  ['last', last(total)],
];

const place = (list, note, page, run) => ({ key: `${list}, ${page}`, list, note, page, run });

async function casesOf(list, read) {
  const { total, more } = await read({ limit: PAGE, offset: 0 });
  const note = `${total.toLocaleString('en')}${more ? '+' : ''}`;
  return offsets(total)
    .filter(
      ([, offset], index, all) =>
        (offset === 0 || offset < total) && all.findIndex((one) => one[1] === offset) === index,
    )
    .map(([page, offset]) => place(list, note, page, () => read({ limit: PAGE, offset })));
}

async function someOf(client) {
  const one = async (statement) => (await client.query(statement)).rows[0];
  const place = await one(`select genres.slug as genre, categories.slug as category from games
    join genres on genres.id = games.genre_id join categories on categories.id = games.category_id
    where kind = 'game' and status = 'published' group by 1, 2 order by count(*) desc, 1, 2 limit 1`);
  const tags = `select tag_id as id from game_tags join games on games.id = game_id where status = 'published' group by 1`;
  return {
    ...place,
    commonTag: (await one(`${tags} order by count(*) desc limit 1`)).id,
    rareTag: (await one(`${tags} order by count(*) limit 1`)).id,
    developer: (await one('select developer_id as id from games group by 1 order by count(*) desc limit 1')).id,
    ...(await one(`select slug as game, card->>'title' as title from games where status = 'published'
      order by popularity desc, id desc limit 1`)),
  };
}

/** Measured calls of the repositories, in the form of a visitor's requests. */
export async function catalogueCases(sources, { db }, client) {
  const modules = await Promise.all(REPOSITORIES.map((name) => sources.load(`server/${name}.ts`)));
  const { listGames, listGamesOfTag, listGamesOfDeveloper, findGame, listMore, listSimilar, listGenres, ...search } =
    Object.assign({}, ...modules);
  const { genre, category, commonTag, rareTag, developer, game, title } = await someOf(client);
  const index = (name, filter, sort) =>
    casesOf(name, (window) =>
      listGames(db, { recentlyUpdated: false, includeExperience: false, ...filter }, sort, window),
    );
  const details = async () => {
    const found = await findGame(db, game);
    await Promise.all([listMore(db, found), listSimilar(db, found)]);
  };
  const lists = [
    await index('newest games', {}, 'released'),
    await index('most popular, with experiences', { includeExperience: true }, 'popular'),
    await index('best rated', {}, 'rating'),
    await index('rated 4 or more, newest', { minRating: 4 }, 'released'),
    await index('a genre, most popular', { genre }, 'popular'),
    await index('a category, newest', { genre, category }, 'released'),
    await index('recently updated, most popular', { recentlyUpdated: true }, 'popular'),
    await index(
      'every filter at once, best rated',
      { genre, category, minRating: 5, recentlyUpdated: true, includeExperience: true },
      'rating',
    ),
    await casesOf('most used tag, newest', (window) => listGamesOfTag(db, commonTag, 'released', window)),
    await casesOf('least used tag, most popular', (window) => listGamesOfTag(db, rareTag, 'popular', window)),
    await casesOf('developer with most games', (window) => listGamesOfDeveloper(db, developer, window)),
  ];
  const found = search.searchGames(db);
  for (const query of [...SEARCHES, title])
    lists.push(
      await casesOf(`search for “${query === title ? 'a whole title' : query}”`, (window) =>
        search.listFound(found, query, window),
      ),
    );
  const single = (name, run) => place(name, undefined, '', run);
  return [...lists.flat(), single('details of a game', details), single('genres with games', () => listGenres(db))];
}
