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
import { LEFT_BEHIND, type LeftBehindName } from "./left-behind.ts"
import { resetAccount } from "./reset-account.server.ts"
import { inviteUser, listUsers, OPERATOR, type StaffUser } from "./users.server.ts"

const USAGE = `Say what to do:
  npm run staff -- list
  npm run staff -- invite EMAIL --role ROLE [--name NAME]
  npm run staff -- disable EMAIL [--hand-over-to EMAIL]
  npm run staff -- reset EMAIL
ROLE is one of ${STAFF_ROLE_NAMES.map(describeRole).join(", ")}.`

/** The name that is typed, and the one in the back office: 'staff (Manager)'. */
function describeRole(role: StaffRole): string {
  return `${role} (${STAFF_ROLES[role].name.en})`
}

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
    [email.padEnd(36), describeRole(role as StaffRole).padEnd(24), name, isDisabled && "(disabled)"]
      .filter(Boolean)
      .join(" "),
  )
  return lines.join("\n")
}

async function invite({ email, role, name = email.split("@")[0] ?? "" }: Typed): Promise<string> {
  const person = parse(userCreation, { name, email, role }, messages)
  const invited = await inviteUser(person, OPERATOR, STAFF_LANGUAGE)
  return `${invited.email} is invited as ${describeRole(person.role)}. A mail with a link to choose a password is on its way.\nIf it doesn't arrive: npm run staff -- reset ${invited.email}`
}

async function disable({ email, "hand-over-to": heir }: Typed): Promise<string> {
  const leaver = await findColleagueByEmail(email)
  const handOverTo = heir === undefined ? null : (await findColleagueByEmail(heir))._id
  const { ended } = await letLeave(leaver._id, { handOverTo }, OPERATOR)
  return [`${leaver.email} can't sign in any more.`, ...describeLeft(ended)].join("\n")
}

function describeLeft(ended: Counts): string[] {
  const lines = Object.entries(ended).flatMap(([name, n]) => {
    const [one, several] = LEFT_BEHIND[name as LeftBehindName].en
    return n === 0 ? [] : [n === 1 ? one : several.replace("{n}", String(n))]
  })
  return lines.length > 0 ? lines : ["Nothing was open and nothing was waiting."]
}

async function reset({ email }: Typed, { siteUrl, port }: Site): Promise<string> {
  const { account, secret } = await resetAccount((await findColleagueByEmail(email))._id)
  const link = linkTo({ siteUrl: siteUrl ?? `http://localhost:${port}` }, "/reset-password", STAFF_LANGUAGE, {
    token: secret,
  })
  return [
    `${account.email} is signed out everywhere. The old password, authenticator app, passkeys and recovery codes no longer work.`,
    "This link lets them choose a new one, once, within 30 minutes:",
    `${link}#${new URLSearchParams({ account: account.email })}`,
  ].join("\n")
}

/** @throws Error if nobody who works here has this address */
async function findColleagueByEmail(email: string): Promise<StaffUser> {
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
