import { parseArgs } from "node:util"
import { messages } from "#domain/account/messages.ts"
import { userCreation } from "#domain/account/staff/users.schema.ts"
import { STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from "#lib/roles.ts"
import type { ReadConfig } from "#server/config/config.server.ts"
import { HttpError } from "#server/errors.server.ts"
import { parse } from "#server/http/validation.server.ts"
import { linkTo } from "#server/mail/mail-template.server.ts"
import { STAFF_LANGUAGE } from "#server/mail/staff-language.server.ts"
import { type Counts, letLeave } from "./leave.server.ts"
import { resetColleague } from "./reset.server.ts"
import { inviteUser, listUsers, OPERATOR, type StaffUser } from "./users.server.ts"

const USAGE = `Say what to do:
  npm run staff -- list
  npm run staff -- invite EMAIL --role ROLE [--name NAME]
  npm run staff -- disable EMAIL [--hand-over-to EMAIL]
  npm run staff -- reset EMAIL
ROLE is ${new Intl.ListFormat("en", { type: "disjunction" }).format(STAFF_ROLE_NAMES)}.`

type Typed = { email: string; role?: string; name?: string; "hand-over-to"?: string }
type Site = Pick<ReadConfig, "siteUrl" | "port">

const COMMANDS: Record<string, (typed: Typed, site: Site) => Promise<string>> = {
  list,
  invite,
  disable,
  reset,
}

/**
 * Returns what `npm run staff -- …` does, once a database is open. It writes as the system does, and so it needs access to
 * the server: whoever has that may do anything.
 * @throws Error with the commands if these words are none
 */
export function readStaffCommand(words: string[]): (site: Site) => Promise<string> {
  const { name, typed } = readWords(words)
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!run || (name === "list") !== (typed.email === "")) throw new Error(USAGE)
  return (site) => run(typed, site).catch(sayInEnglish)
}

function readWords(args: string[]): { name: string; typed: Typed } {
  const text = { type: "string" } as const
  try {
    const options = { role: text, name: text, "hand-over-to": text }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [name = "", email = "", ...others] = positionals
    if (others.length > 0) throw new Error(USAGE)
    return { name, typed: { ...values, email } }
  } catch {
    throw new Error(USAGE)
  }
}

/** The terminal shows what the API would answer. */
function sayInEnglish(error: unknown): never {
  if (!(error instanceof HttpError)) throw error
  const texts = error.errors?.map(({ message }) => message.en) ?? [error.text.en]
  throw new Error(texts.join("\n"))
}

async function list(): Promise<string> {
  const colleagues = await allColleagues()
  const lines = colleagues.map(({ email, name, role, isDisabled }) =>
    [email.padEnd(36), (STAFF_ROLES[role as StaffRole]?.name.en ?? role).padEnd(14), name, isDisabled && "(disabled)"]
      .filter(Boolean)
      .join(" "),
  )
  return lines.join("\n")
}

async function invite({ email, role, name = email.split("@")[0] ?? "" }: Typed): Promise<string> {
  const person = parse(userCreation, { name, email, role }, messages)
  const invited = await inviteUser(person, OPERATOR, STAFF_LANGUAGE)
  const is = STAFF_ROLES[person.role].name.en
  return `${invited.email} is invited (${is}). A mail with a link to choose a password is on its way.\nIf it doesn't arrive: npm run staff -- reset ${invited.email}`
}

async function disable({ email, "hand-over-to": heir }: Typed): Promise<string> {
  const leaver = await findColleague(email)
  const handOverTo = heir === undefined ? null : (await findColleague(heir))._id
  const { ended } = await letLeave(leaver._id, { handOverTo }, OPERATOR)
  return `${leaver.email} can't sign in any more. ${countsOf(ended)}`
}

async function reset({ email }: Typed, { siteUrl, port }: Site): Promise<string> {
  const { account, secret } = await resetColleague((await findColleague(email))._id)
  const link = linkTo({ siteUrl: siteUrl ?? `http://localhost:${port}` }, "/reset-password", STAFF_LANGUAGE, {
    token: secret,
  })
  return [
    `${account.email} is signed out everywhere, and the old password no longer works.`,
    "This link lets them choose a new one, once, within 30 minutes:",
    `${link}#${new URLSearchParams({ account: account.email })}`,
  ].join("\n")
}

const countsOf = (ended: Counts) =>
  `Ended or handed over: ${Object.entries(ended)
    .map(([name, n]) => `${n} ${name}`)
    .join(", ")}.`

/** @throws Error if nobody who works here has this address */
async function findColleague(email: string): Promise<StaffUser> {
  const found = (await allColleagues()).find((one) => one.email === email.trim().toLowerCase())
  if (!found) throw new Error(`Nobody who works here has the address ${email}. See: npm run staff -- list`)
  return found
}

/** An office has some dozens at most. */
async function allColleagues(): Promise<StaffUser[]> {
  const colleagues: StaffUser[] = []
  for (let page = 1; ; page++) {
    const { data, pagination } = await listUsers({ colleagues: true, page, limit: 50 })
    colleagues.push(...data)
    if (page >= pagination.pages) return colleagues
  }
}
