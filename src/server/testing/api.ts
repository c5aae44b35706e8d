import { AsyncLocalStorage } from "node:async_hooks"
import { createHash, randomBytes } from "node:crypto"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { type Attachment, simpleParser } from "mailparser"
import pg from "pg"
import { api } from "#api.server.ts"
import { setRunningConfig } from "#server/config/running-config.server.ts"
import { db, type OpenDatabase, openDatabase } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { sendNext } from "#server/mail/send-mails.server.ts"
import { openMailer } from "#server/mail/transport.server.ts"
import { closeMedia, openMedia } from "#server/media/media.server.ts"
import { projectRoot } from "#server/project-root.server.ts"
import { mailWriters } from "#slices.server.ts"
import { startPostgres } from "./postgres.ts"

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export type TestAnswer = { status: number; headers: Headers; text: string; body: any }

export type SentMail = { headers: Record<string, string>; text: string; html: string; attachments: Attachment[] }

export type TestApi = {
  dataDir: string
  get: (path: string, headers?: Record<string, string>) => Promise<TestAnswer>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<TestAnswer>
  put: (path: string, body: unknown, headers?: Record<string, string>) => Promise<TestAnswer>
  request: (path: string, init: RequestInit, env?: object) => Promise<TestAnswer>
  /** Returns the mails that are sent now, or with `keepFiles` all whose files were kept. */
  sendMails: (keepFiles?: boolean) => Promise<SentMail[]>
  databaseUrl: string | undefined
  subscribe: OpenDatabase["subscribe"]
  close: () => Promise<void>
}

export type TestDatabase = "pglite" | "postgres"

/** `npm test` starts one PostgreSQL for all files; a file that runs alone starts sooner on PGlite. */
const DEFAULT_DATABASE: TestDatabase = process.env.GHE_TEST_POSTGRES ? "postgres" : "pglite"

/** Restores the real limits, clears counts and disables refills during a test. */
export function resetLimits(): void {
  scaleLimits(1, { burstSeconds: 7200, refillSeconds: 7200 })
}

/** Opens the API on PGlite or on GHE_TEST_POSTGRES, without limits. `close` removes everything. */
export async function openTestApi(database: TestDatabase = DEFAULT_DATABASE): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-test-"))
  const home = database === "postgres" ? await freshDatabase() : await copyOfTemplate(dataDir)
  const opened = await openDatabase({ databaseUrl: home.url, dataDir }, { isStrict: true })
  openMedia({ dataDir })
  scaleLimits(10_000)
  setRunningConfig({ ...SITE, dataDir })
  return {
    dataDir,
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, body, headers) => send("POST", path, body, headers),
    put: (path, body, headers) => send("PUT", path, body, headers),
    request,
    sendMails: (keepFiles) => sendMails(dataDir, keepFiles),
    databaseUrl: home.url,
    subscribe: opened.subscribe,
    close: async () => {
      await closeMedia()
      await opened.close()
      await home.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
  return request(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
}

/** Requests are those of others, also while the test holds a transaction. */
const asOthers = AsyncLocalStorage.snapshot()

async function request(path: string, init: RequestInit, env: object = {}): Promise<TestAnswer> {
  const response = await asOthers(() => api.request(`/api${path}`, init, env))
  const text = await response.text()
  const isJson = text !== "" && /json/.test(response.headers.get("content-type") ?? "")
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

export const SITE = { siteUrl: "https://ghe.example", staffEmail: "staff@ghe.example", smtpUrl: undefined }

/** Sends the queued mails. Those that wait while staff may undo a decision are sent, too. */
async function sendMails(dataDir: string, keepFiles = false): Promise<SentMail[]> {
  await db.execute(sql`update outbox set next_attempt_at = now()
    where kind in ('booking-confirmed', 'booking-cancelled', 'waiting-list-offer') and sent_at is null and attempts = 0`)
  const mailer = openMailer({ ...SITE, dataDir })
  while (await sendNext(mailWriters(SITE), mailer));
  const folder = join(dataDir, "outbox")
  const names = readdirSync(folder).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  return Promise.all(
    names.map((name) => {
      const source = readFileSync(join(folder, name))
      if (!keepFiles) rmSync(join(folder, name))
      return readMail(source)
    }),
  )
}

async function readMail(source: Buffer): Promise<SentMail> {
  const parsed = await simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true })
  const head = source.toString("latin1", 0, source.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ")
  const headers = Object.fromEntries(
    head.split("\r\n").map((line) => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  return { headers, text: parsed.text ?? "", html: parsed.html || "", attachments: parsed.attachments }
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(word, "base64").toString() : unquote(word.replaceAll("_", " ")),
    )
}

function unquote(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString()
}

type Home = { url: string | undefined; remove: () => Promise<void> }

async function freshDatabase(): Promise<Home> {
  const own = process.env.GHE_TEST_POSTGRES ? undefined : await startPostgres()
  const url = new URL(own?.url ?? process.env.GHE_TEST_POSTGRES ?? "")
  const name = `ghe_test_${randomBytes(6).toString("hex")}`
  await administer(url, `create database ${name}${own ? "" : ` template ${TEMPLATE}`}`)
  const remove = async () => {
    await administer(url, `drop database ${name} with (force)`)
    await own?.stop()
  }
  return { url: Object.assign(new URL(url), { pathname: `/${name}` }).href, remove }
}

const TEMPLATE = "ghe_test_template"

/** Migrates the database that the tests on this PostgreSQL copy. */
export async function makePostgresTemplate(server: string): Promise<void> {
  const url = new URL(server)
  await administer(url, `create database ${TEMPLATE}`)
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${TEMPLATE}` }).href
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-template-"))
  const { close } = await openDatabase({ databaseUrl, dataDir })
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function administer(url: URL, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(command).finally(() => client.end())
}

/** Copies a template database for this schema, because that is faster than creating one. */
async function copyOfTemplate(dataDir: string): Promise<Home> {
  const cache = join(projectRoot, "node_modules/.cache/ghe-test")
  const template = join(cache, schemaHash())
  if (!existsSync(template)) await makeTemplate(cache, template)
  cpSync(template, join(dataDir, "database"), { recursive: true })
  return { url: undefined, remove: async () => {} }
}

async function makeTemplate(cache: string, template: string): Promise<void> {
  for (const old of existsSync(cache) ? readdirSync(cache) : [])
    rmSync(join(cache, old), { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), "ghe-template-"))
  const { close } = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  await close()
  const copy = `${template}-${process.pid}`
  cpSync(join(folder, "database"), copy, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(copy, template)
  } catch (error) {
    rmSync(copy, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
}

function schemaHash(): string {
  const hash = createHash("sha256").update(
    readFileSync(join(projectRoot, "node_modules/@electric-sql/pglite/package.json")),
  )
  const folder = join(projectRoot, "migrations")
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest("hex").slice(0, 16)
}

/** Resolves when `connections` of this database wait for locks. @throws Error after 20 s */
export async function waitForLockWaiter(connections = 1): Promise<void> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((rows[0]?.waiting ?? 0) >= connections) return
  }
  throw new Error("No connection waited for a lock within 20 s.")
}
