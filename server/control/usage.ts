import { brand } from '../../src/domain/shared/brand';

/** What the command line tells of itself when it is asked for help. */
export const usage = `npm run ${brand.identifier} -- COMMAND

  publish FOLDER [--game SLUG] [--developer SLUG] [--version X.Y.Z|major|minor|patch] [--draft]
      Publishes the built game in a folder: its index.html and what that needs. A game.json in it tells what the game is;
      a new game needs one, and --developer. The version is raised by a patch unless said otherwise.
      --draft stores a new game without showing it; publishing it again without --draft shows it.

  template NAME [FOLDER]
      Copies a template game for an engine into a new folder, by default one with the template's name. Templates: aframe,
      babylon, godot, plain, playcanvas, rapier, threads, three, three-decoders, unity, webxr-ar. Needs no server.

  dev URL --game SLUG
      Shows a development server of this machine, such as http://localhost:5173, in the game's frame of the running portal, as
      the version “dev”. Hot reload works. The portal's policy, the SDK and the emulated headset apply. Not in production.

  dev stop --game SLUG
      Stops showing the development server of a game.

  developer add SLUG NAME [--owner USER]
      Adds a developer, who can have games then.

  user add NAME E-MAIL [--password-stdin]
      Adds an account. Its password is the first line of the standard input, or is made and told.

  coins grant USER AMOUNT [--key NAME]
      Gives coins, through the ledger. A grant with a name is given once.

  tickets list [--status open|answered|closed]
      The tickets that wait for the support, or those of another standing, who has waited longest first.

  tickets show NUMBER
      All that was written in a ticket.

  tickets reply NUMBER [--message TEXT]
      Answers a ticket; the text is that of the option, or the standard input. Whoever opened it is told.

  tickets close NUMBER
      Closes a ticket. A reply opens it again.

  reports list [--status open|resolved]
      What players have reported and nobody has dealt with, or what is resolved, the oldest first.

  reports show ID
      A report: what it says, what it is about, and where that is.

  reports resolve ID
      Notes that a report is dealt with.

  announcement publish DEVELOPER FILE [--slug SLUG]
      Publishes an announcement of a developer: a file of Markdown, whose first line is its title (“# A new game”). Whoever
      follows the developer is told.

  newsletter send FILE
      Sends a newsletter to every player who wants newsletters and has confirmed an address: a file of Markdown, whose first
      line is the subject. The same one is sent once.

  doctor [--json]
      Tells how the portal is: the database and its migrations, the data folder, the mails that wait, the ledger, and for each
      job when it last ended well, when it runs next, and since when and why it fails. Exit code 1 if anything is not well.

  check-ledger
      Looks whether every balance is the sum of its entries, every movement of coins adds up to zero and every order holds
      the coins that were entered for it. A sentence for each fault, and exit code 1 if there is one.

The server may run meanwhile. Its settings are read from the same environment variables, the folder of its data above all.
`;
