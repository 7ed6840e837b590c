import { brand } from '../../../src/domain/shared/brand';

/** Help text of the command line. */
export const usage = `npm run ${brand.identifier} -- COMMAND

  publish FOLDER|FILE.zip [--game SLUG] [--developer SLUG] [--version X.Y.Z|major|minor|patch] [--draft] [--notes FILE] [--no-check]
      Publishes a built game: its index.html and all files that the page needs. Its game.json describes the game. A new game
      needs a game.json and --developer. Raises the version by a patch by default.
      If a browser is installed, the build is played in it first. A build that cannot start is refused; --no-check skips this.
      --draft stores the build as a draft, hidden from players, and prints a private link to it. --notes reads release notes in
      Markdown, at most 4000 characters, which the game's page shows.

  publish FOLDER|FILE.zip --remote URL --developer SLUG [--game SLUG] [--version ..] [--draft] [--notes FILE] [--no-wait] [--json]
      Uploads a built game to a portal and publishes it there. Needs no server and no database on this machine, but an access
      token of the developer in HOLOCADE_TOKEN. A repeated command continues an interrupted upload. Prints the result;
      --no-wait ends after the upload, and --json prints the result for programs.

  release GAME [--version X.Y.Z|major|minor|patch] [--keep draft|public]
      Publishes the newest build of a game's draft as the game's next version and deletes the draft. If a text, choice
      or list entry has changed in both since the draft was created, --keep draft releases the value of the draft, and
      --keep public the value of the public game.

  release GAME --remote URL --developer SLUG [--version ..] [--keep ..] [--no-wait] [--json]
      Releases a draft on another portal, with the access token in HOLOCADE_TOKEN.

  draft renew GAME
      Gives a draft a new private link; the old one stops working.

  draft remove GAME
      Deletes a draft with its builds, scores and saves.

  builds GAME
      Lists the builds of a game: version, state, size, date and content hash.

  activate GAME VERSION
  deactivate GAME VERSION
      Makes a build playable, or not playable. The newest active build opens by default.

  rollback GAME
      Deactivates the build that opens by default, so that the previous one opens again.

  unpublish GAME
  republish GAME
      Hides a game everywhere, or shows it again. Its data stays, and open pages can still play it.

  takedown GAME --reason TEXT
  reinstate GAME
      Takes a game down: its page shows the reason, its files are not served, open plays end, and nothing can be published to
      it. This takes five seconds at most on all servers. “reinstate” shows it again.

  template NAME [FOLDER]
      Copies a template game for an engine into a new folder, by default with the template's name. Templates: aframe,
      babylon, godot, plain, playcanvas, rapier, threads, three, three-decoders, unity, webxr-ar. Needs no running server.

  dev URL --game SLUG
      Shows a development server of this machine, such as http://localhost:5173, in the game's frame of the running portal as
      version “dev”. Hot reload works. The portal's policy, SDK and emulated headset apply. Not available in production.

  dev stop --game SLUG
      Stops showing the development server of a game.

  check FOLDER|FILE.zip [--json]
      Plays a build under the policy of the games host with an emulated headset, and prints a report. Needs Chromium, but no
      running server. Exit code 1 if the build cannot start.

  files copy [--dry-run]
      Copies builds, pictures, avatars and drafts from the data folder to the bucket of the HOLOCADE_S3 settings, and compares
      them. Skips files that the bucket has, so an interrupted copy can continue. Needs no running server.

  developer add SLUG NAME [--owner USER]
      Adds a developer, who can then publish games.

  developer applications
      Lists the players who want to become developers, oldest first. The setting HOLOCADE_DEVELOPER_POLICY asks for a review.

  developer accept USER
  developer refuse USER --reason TEXT
      Creates the developer with the player as its owner, or refuses the application with a reason that the player reads.

  user add NAME EMAIL [--password-stdin]
      Adds an account. Generates and prints a password unless --password-stdin reads one from standard input.

  user show NAME
      Prints the facts about an account: email, logins, sessions, coins, premium, developers and ban. No secrets.

  user ban NAME --until DATE|--forever --reason TEXT
  user unban NAME
      Logs a player out everywhere and refuses logins with the reason and the end of the ban. A player with a verified email
      address gets both by email. DATE is in UTC, such as 2026-12-31 or 2026-12-31T18:00Z. The ban ends by itself.

  user sign-out NAME
      Logs a player out everywhere.

  user reset-two-factor NAME
      Removes the authenticator app and the recovery codes of a player who has lost both. Verify the player's identity first.

  user promote NAME DEVELOPER [--role owner|publisher|analyst|support]
  user demote NAME DEVELOPER
      Makes a user a member of a developer, changes the role, or ends the membership. Owners manage members and access tokens,
      owners and publishers publish builds. All members open drafts and review withheld scores. Default: publisher.

  coins grant USER AMOUNT [--key NAME]
      Gives coins, through the ledger. A grant with a key is given only once.

  money show
      Lists the values of coins and the developers' shares by month.

  money rate AMOUNT --currency CODE --minimum AMOUNT [--from YYYY-MM] [--dry-run]
      Sets the value of 1,000 coins and the least payout, such as 65.00 and 50.00, from a month on; default this month. The
      first rate sets the currency. Months with statements never change.

  money share PERCENT [--developer SLUG] [--from YYYY-MM] [--dry-run]
      Sets the share of developers, or of one developer, such as 70 or 67.5, from a month on; default this month.

  payouts list [--status requested|settled|refused]
      Lists payouts, longest waiting first. Default: payouts that wait.

  payouts settle ID --reference TEXT [--dry-run]
  payouts refuse ID --reason TEXT [--dry-run]
      Marks a payout as paid with the reference of the payment, or refuses it with a reason. The owners read both.

  tickets list [--status open|answered|closed]
      Lists the tickets with this status, longest waiting first. Default: tickets that wait for an answer.

  tickets show NUMBER
      Prints a ticket with all its messages.

  tickets reply NUMBER [--message TEXT]
      Answers a ticket and notifies its author. Without --message, reads the text from standard input.

  tickets close NUMBER
      Closes a ticket. A reply opens it again.

  reports list [--status open|resolved]
      Lists reports from players, oldest first. Default: open reports.

  reports show ID
      Prints a report with its text, subject and link.

  reports resolve ID
      Marks a report as resolved.

  announcement publish DEVELOPER FILE [--slug SLUG] [--game SLUG]
      Publishes an announcement of a developer, notifies its followers and emails its subscribers. With --game, the
      subscribers of that game get it too. FILE is Markdown; its first line is the title, such as “# A new game”.

  newsletter send FILE
      Sends a newsletter to every subscribed player with a verified email address. FILE is Markdown; its first line is the
      subject. The same newsletter is sent only once.

  ads list [--size 735x90|600x500]
      Lists the ads of pages, of all sizes or of one: size, name, type, weight, state, impressions and target. Without --size,
      games with an ad before play or without ads follow.

  ads add NAME --size 735x90|600x500 --media FILE [--poster FILE] --url ADDRESS --title TEXT [--weight N]
      Adds an ad to the portal's pages. FILE is a picture (PNG, JPEG, WebP or AVIF), which is cut to the size, or a WebM or MP4
      video with a --poster picture. ADDRESS is a path of the portal or starts with https://. --title is the text alternative.
      An ad with weight 2 is shown twice as often as one with weight 1, the default.

  ads remove NAME --size 735x90|600x500
      Removes an ad from the portal's pages, with its count of impressions.

  ads disable GAME
  ads enable GAME
      Removes all ads from a game's page, or shows them again.

  overlay set GAME --media FILE [--poster FILE] --url ADDRESS --title TEXT
      Sets the ad that is shown before a game starts, cut to 16:9.

  overlay remove GAME
      Removes the ad before a game.

  backup FOLDER
      Copies the database, builds and pictures to a new folder while the portal runs. The secret is not part of a backup.
      PostgreSQL needs the program pg_dump. The folder is complete once it contains backup.json. Unchanged files of an earlier
      backup in the same parent folder are hard links, which take no further space.

  restore FOLDER [--new-secret]
      Checks a backup, then restores it into an empty installation with the same kind of database. The server must be stopped.
      Needs the secret of the backup, unless --new-secret accepts that authenticator apps and recovery codes stop working.

  content apply FOLDER|FILE [--dry-run] [--prune]
      Applies genres, articles, legal pages, help, coin offers, redirects and ads from Markdown and YAML files, all or none.
      --dry-run prints the plan and changes nothing. --prune also deletes what the files do not have, except legal pages.

  content export FOLDER
      Writes the content to an empty folder in the same form, without pictures and videos.

  job list
      Lists the background jobs: last and next run, duration, failures and pauses.

  job run NAME
      Runs a job on the running server at once, also if it is paused.

  job pause NAME
  job resume NAME
      Pauses a job on all servers, or ends the pause. A run in progress ends as usual. “doctor” reports a pause of over a day.

  doctor [--json]
      Checks the portal's health: database, connections, clock, versions, data folder, bucket, Redis, mail server, hosts, certificates, headers,
      waiting emails, ledger and background jobs. Says what to do for each problem. Exit code 1 if a check fails.

  health GAME [--version V]
      Prints the health of a game's builds in the last 90 days: failed starts, script errors, failed loads and frame
      times.

  check-ledger
      Audits the ledger: balances, movements of coins, coin orders, and sales, statements and payouts of developers. Prints one
      line for each error; exit code 1 if there is any.

The server may be running. Commands read the same environment variables as the server, above all the data folder.
`;
