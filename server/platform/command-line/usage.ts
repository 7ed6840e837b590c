import { brand } from '../../../src/domain/shared/brand';

/** What the command line tells of itself when it is asked for help. */
export const usage = `npm run ${brand.identifier} -- COMMAND

  publish FOLDER|FILE.zip [--game SLUG] [--developer SLUG] [--version X.Y.Z|major|minor|patch] [--draft] [--no-check]
      Publishes a built game: its index.html and everything that the page needs. A game.json in it describes the game; a new
      game needs one, and --developer. The version is raised by a patch unless the option names another.
      The build is played in a browser first, where one is installed. A build that cannot start is refused.
      --no-check leaves that out.
      --draft stores the build as a draft, and prints a private link to it. Players do not see it.

  release GAME [--version X.Y.Z|major|minor|patch]
      Publishes the newest build of a game's draft as the game's next version, and removes the draft.

  draft renew GAME
      Gives a draft a new private link; the old one stops working.

  draft remove GAME
      Deletes a draft with its builds, scores and saves.

  builds GAME
      Lists the builds of a game: version, state, size, date and content hash.

  activate GAME VERSION
  deactivate GAME VERSION
      Lets a build be played, or stops that. The newest active build is the one that opens.

  rollback GAME
      Deactivates the build that opens, so that the one before it opens again.

  unpublish GAME
  republish GAME
      Hides a game everywhere, or shows it again. Its data stays, and pages that are open can still play it.

  template NAME [FOLDER]
      Copies a template game for an engine into a new folder, by default one with the template's name. Templates: aframe,
      babylon, godot, plain, playcanvas, rapier, threads, three, three-decoders, unity, webxr-ar. Needs no server.

  dev URL --game SLUG
      Shows a development server of this machine, such as http://localhost:5173, in the game's frame of the running portal, as
      the version “dev”. Hot reload works. The portal's policy, the SDK and the emulated headset apply. Not in production.

  dev stop --game SLUG
      Stops showing the development server of a game.

  check FOLDER|FILE.zip [--json]
      Plays a build under the policy of the games host with an emulated headset, and prints a report. Needs a Chromium, and no
      running server. Exit code 1 if the build cannot start.

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

  health GAME [--version V]
      Prints the sampled health of a game's builds in the last 90 days: starts that failed, script errors, loads that failed
      and frame times.

  check-ledger
      Looks whether every balance is the sum of its entries, every movement of coins adds up to zero and every order holds
      the coins that were entered for it. A sentence for each fault, and exit code 1 if there is one.

The server may run meanwhile. Its settings are read from the same environment variables, the folder of its data above all.
`;
