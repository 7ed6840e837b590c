import { brand } from '../../../src/domain/shared/brand';

/** Base words of common passwords in lower case, mostly from published lists of leaked passwords. */
const commonPasswordWords: readonly string[] = (
  'password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd passwort motdepasse contrasena senha parola haslo wachtwoord pass passwd ' +
  'passcode passphrase secret letmein welcome w3lcome welc0me hello hello1 admin adm1n administrator root user guest test ' +
  'testing test1234 demo temp temporary default changeme change access login logmein signin master super superuser manager ' +
  'system server oracle mysql cisco linux windows windows10 apple google amazon facebook instagram twitter youtube netflix ' +
  'spotify samsung microsoft android iphone internet computer laptop keyboard monitor network qwerty qwertz azerty qwerty1 ' +
  'qwerty12 qwerty123 qwert qwe qwe123 qweasd qweasdzxc asdf asdfgh asdfghjkl asd asd123 zxcvbn zxcvbnm zxc zaq1zaq1 ' +
  'zaq12wsx 1qaz2wsx 1qaz 2wsx qazwsx qazwsxedc 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 abc abcd abc123 abcd1234 abcdef ' +
  'abcdefg a1b2c3 a1b2c3d4 aa123456 a123456 a12345 123 1234 12345 123456 1234567 12345678 123456789 1234567890 111111 ' +
  '000000 121212 123123 123321 654321 666666 696969 777777 888888 987654321 112233 131313 159753 iloveyou loveyou loveme ' +
  'love lovely lover sweet sweetie sweetheart honey angel baby babygirl babyboy princess prince queen king princesa ' +
  'beautiful forever friends friend family mother father mommy daddy sister brother michael michelle daniel david robert ' +
  'john johnny james jordan jordan23 joshua jessica jennifer jason justin matthew andrew andrea anthony ashley amanda ' +
  'alexander alex alexis charlie chelsea chris christian christine daniela elizabeth emily eric george hannah harley ' +
  'hunter jackson jasmine joseph julia kevin laura lauren lisa maggie maria marina martin melissa mike mikey monica ' +
  'natalie nathan nicole nicholas oliver olivia patrick peter rachel rebecca richard samantha sarah sandra sebastian ' +
  'sophia sophie stephanie steven susan taylor thomas tigger tyler vanessa victor victoria william ginger pepper cookie ' +
  'chocolate banana orange cherry apple123 peanut butter buttercup cheese coffee chicken sunshine sunflower summer winter ' +
  'spring autumn january february march april june july august september october november december monday tuesday friday ' +
  'sunday flower flowers blossom rainbow butterfly diamond crystal silver golden purple yellow black white green blue red ' +
  'dragon monkey tiger lion eagle falcon wolf bear panther cat dog doggy puppy kitty kitten horse dolphin shadow midnight ' +
  'darkness knight warrior ninja samurai phoenix thunder lightning storm matrix hacker killer freedom liberty america ' +
  'canada england london paris berlin germany france brazil mexico india china japan russia texas dallas chicago boston ' +
  'newyork california florida yankees cowboys lakers eagles steelers packers redsox rangers barcelona realmadrid chelsea1 ' +
  'arsenal liverpool juventus manchester football soccer baseball basketball hockey tennis golf golfer runner gamer ' +
  'gaming games player player1 minecraft fortnite roblox pokemon pikachu naruto mario zelda sonic playstation xbox ' +
  'nintendo starwars skywalker batman superman spiderman ironman avengers harrypotter gandalf merlin wizard magic mustang ' +
  'ferrari porsche mercedes corvette camaro toyota honda yamaha suzuki jesus jesus1 christ heaven blessed faith hope grace ' +
  'god lord trustno1 whatever nothing something unknown private please money dollar lucky lucky7 bond007 agent007 success ' +
  'winner champion rockstar rocket music guitar metallica nirvana eminem slipknot blink182 hiphop dance disney mickey ' +
  'snoopy bubbles cheerleader pretty cutie hottie hotmail gmail yahoo company office business school college student ' +
  'teacher doctor nurse police fireman army navy marines airforce soldier'
).split(' ');

const ENDINGS = [
  '',
  '!',
  '1',
  '1!',
  '!1',
  '@1',
  '#1',
  '12!',
  '123',
  '123!',
  '!123',
  '@123',
  '#123',
  '1234!',
  '@1234',
  '12345!',
  '123456!',
  '01!',
  '007!',
  '69!',
  '99!',
  '2000!',
  '@2020',
  '2020!',
  '2021!',
  '2022!',
  '2023!',
  '2024!',
  '@2024',
  '2025!',
  '@2025',
  '2026!',
  '1!!',
  '!!1',
  '1.',
  '123.',
  '1*',
  '1?',
  '123#',
  '123$',
];

const WALKS = [
  '!qaz2wsx',
  '1qaz!qaz',
  '1qaz@wsx',
  '!qaz1qaz',
  'zaq!2wsx',
  'zaq1@wsx',
  'abc123!@#',
  '123qwe!@#',
  'qwe123!@#',
  '1q2w3e4r!',
  '!q2w3e4r',
  '1234qwer!',
  'qwer1234!',
  'q1w2e3r4!',
  'asdf1234!',
  'a1s2d3f4!',
  'aa123456!',
  'aa123456@',
  'a123456!',
];

/** Names of the site, because attackers try them first here. */
const siteWords = [brand.siteName, brand.identifier, brand.company.split(' ').join('')].map((word) =>
  word.toLowerCase(),
);

const table: ReadonlySet<string> = new Set([
  ...[...commonPasswordWords, ...siteWords].flatMap((word) => ENDINGS.map((ending) => word + ending)),
  ...WALKS,
]);

/** Number of refused passwords. */
export const commonPasswordCount = table.size;

/** Reports whether a password is in the list of common passwords, ignoring letter case. The list never reaches the browser. */
export function isCommonPassword(password: string): boolean {
  return table.has(password.toLowerCase());
}
