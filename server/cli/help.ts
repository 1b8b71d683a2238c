const exitCodes = 'Exit codes: 0 done, 1 refused or failed, 2 not understood.'
const where =
  'The database is the one of DATABASE_URL or DATA_DIR, as for the server, which may run or not.'

const admin = `npm run admin -- create --name <name> --email <e-mail> [--role ADMIN|SENDER|RECEIVER]
  makes an account (an administrator's, unless --role says otherwise). The password is asked for,
  or read from WAYBILL_PASSWORD, or from standard input.
npm run admin -- block <e-mail>
  blocks the account and ends its sessions.
npm run admin -- unblock <e-mail>
npm run admin -- sessions <e-mail> [--end]
  lists the account's live sessions, or ends them.

${where}
${exitCodes}`

const backup = `npm run backup -- <file>
  writes all people and parcels, as they stand at one moment, into a new file. Sessions and
  counters of tries are left out: after a restore everybody logs in anew.

${where}
The file holds names, addresses and hashed passwords, and only this account can read it.
${exitCodes}`

const restore = `npm run restore -- <file> [--replace]
  fills a new or empty database with what a backup holds. With --replace, what the database held
  before is deleted in the same moment. It is done as a whole or not at all.

Stop the server first. The database is the one of DATABASE_URL or DATA_DIR.
${exitCodes}`

export const help = { admin, backup, restore, all: `${admin}\n\n${backup}\n\n${restore}` }
