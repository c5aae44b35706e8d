import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { type RunningSite, STAFF, startSite } from "../../e2e/site.ts"
import { emma, inDays } from "../../src/server/testing/fixtures.ts"
import { startPostgres } from "../../src/server/testing/postgres.ts"
import { type Image, imageMissingReason, makeImage } from "./dockerfile.ts"
import { type DatabaseKind, newDatabase } from "./harness.ts"
import { bearer, ask as send } from "./requests.ts"

/** `mostMegabytes`: limit of the whole image, the base included. */
export type ImageOptions = { databases: DatabaseKind[]; mostMegabytes: number; say: (line: string) => void }

/** An estimate: debian:bookworm-slim, unpacked. */
const BASE_MEGABYTES = 75
const PATHS = ["/", "/vi", "/staff", "/api/tours", "/media/social/en/tours.jpg"]
const NETWORK = "127.0.0.1"

/** Runs exactly the image's files in a folder, as its user and with as few rights as in compose.yaml. */
export async function proveImage({ databases, mostMegabytes, say }: ImageOptions): Promise<void> {
  const missing = imageMissingReason()
  if (missing) return say(`skipped: ${missing}`)
  const folder = mkdtempSync(join(tmpdir(), "ghe-prove-image-"))
  try {
    chmodSync(folder, 0o755)
    const image = makeImage(join(folder, "app"))
    const megabytes = await megabytesOf(image.folder)
    const whole = megabytes + BASE_MEGABYTES
    say(`${megabytes} MB of files, with about ${BASE_MEGABYTES} MB of base (estimated) ${whole} MB`)
    assert.ok(whole <= mostMegabytes, `the image takes more than ${mostMegabytes} MB`)
    for (const path of await writable(image)) assert.fail(`the user of the image may write ${path}`)
    for (const database of databases) {
      say(`on ${database}`)
      await runOn(image, database, join(folder, database), say)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function megabytesOf(folder: string): Promise<number> {
  const { stdout } = await promisify(execFile)("du", ["--summarize", "--block-size=MB", folder])
  return Number.parseInt(stdout, 10)
}

async function writable({ folder, asUser }: Image): Promise<string[]> {
  const [command, ...args] = asUser(["find", folder, "!", "-type", "l", "-writable"])
  const { stdout } = await promisify(execFile)(command!, args)
  return stdout.split("\n").filter(Boolean)
}

/** Books, backs up, restores into an empty database and releases the mails. */
async function runOn(image: Image, database: DatabaseKind, folder: string, say: ImageOptions["say"]): Promise<void> {
  const postgres = database === "postgres" ? await startPostgres() : undefined
  const newOne = async (name: string) => {
    const dataDir = writableFolder(image, join(folder, name))
    return newContainer(image, dataDir, postgres && (await newDatabase(postgres.url)))
  }
  mkdirSync(folder)
  const containers = [await newOne("data"), await newOne("restored")]
  const [first, second] = containers as [Container, Container]
  const backup = join(writableFolder(image, join(folder, "backups")), "today")
  try {
    await first.start()
    await first.check()
    for (const path of PATHS) assert.equal((await fetch(first.origin() + path)).status, 200, path)
    const booked = await bookWithVoucher(first.origin())
    say(`healthy; ${PATHS.join(", ")}; ${booked.reference} with its voucher`)
    say(await first.command("backup", backup))
    await first.stop()
    say(await second.command("restore", backup))
    await second.start()
    assert.equal((await read(second.origin(), `/bookings/${booked._id}`, bearer(booked.token))).status, 200)
    assert.equal(await mailState(second.origin()), "held")
    say(await second.command("mails", "release"))
    assert.notEqual(await mailState(second.origin()), "held")
    await second.stop()
    say("both ended with 0 on SIGTERM")
  } finally {
    for (const { kill } of containers) await kill()
    await postgres?.stop()
  }
}

function writableFolder({ user }: Image, path: string): string {
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, user, user)
  return path
}

type Container = ReturnType<typeof newContainer>

/** The embedded database belongs to one process, so there the site stops while a command runs. */
function newContainer({ asUser, folder: root, env, start, check }: Image, dataDir: string, databaseUrl?: string) {
  const told = { ...env, DEMO: "content", LOG_LEVEL: "warn", HOST: "127.0.0.1", DATA_DIR: dataDir }
  let site: RunningSite | undefined
  const execute = async (argv: string[], more: Record<string, string> = {}) => {
    const [command, ...args] = asUser(argv)
    const all = { ...told, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...more }
    return (await promisify(execFile)(command!, args, { cwd: root, env: all })).stdout.trim().split("\n")[0]!
  }
  const run = async () => {
    const place = { root, dataDir, ...(databaseUrl && { databaseUrl }) }
    site = await startSite({ ...place, env: told, command: asUser(start) })
  }
  const stop = async () => assert.equal(await site?.stop(), 0, site?.output())
  return {
    origin: () => site!.origin.replace("localhost", "127.0.0.1"),
    start: run,
    stop,
    kill: async () => void (await site?.stop()),
    /** Asks as the HEALTHCHECK of the Dockerfile does. @throws Error if the site isn't ready */
    check: () => execute(check, { PORT: new URL(site!.origin).port }),
    command: async (...args: string[]) => {
      const mustStop = site && !databaseUrl
      if (mustStop) await stop()
      const printed = await execute(["node", "scripts/command.ts", ...args])
      if (mustStop) await run()
      return printed
    },
  }
}

async function read(origin: string, path: string, headers = {}, method = "GET", body?: object) {
  const { status, text } = await send(origin, { method, path, network: NETWORK, headers, ...(body && { body }) })
  assert.ok(status < 400, `${method} ${path}: ${status} ${text}`)
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are read.
  return { status, body: JSON.parse(text) as any }
}

async function bookWithVoucher(origin: string) {
  const { token } = (await read(origin, "/auth/login", {}, "POST", STAFF)).body.data
  const tours: { _id: string; hasDepartures: boolean }[] = (await read(origin, "/tours")).body.data
  const productId = tours.find(({ hasDepartures }) => !hasDepartures)?._id
  const trip = { productId, productType: "tour", travelers: 2, travelDate: inDays(30), language: "en" }
  const { booking, guestToken } = (await read(origin, "/bookings", {}, "POST", { ...trip, customerInfo: emma })).body
  await read(origin, `/bookings/${booking._id}/confirm`, bearer(token), "POST", {})
  const voucher = await fetch(`${origin}${booking.documents?.voucher ?? `/api/bookings/${booking._id}/voucher.pdf`}`, {
    headers: { "x-guest-token": guestToken },
  })
  assert.ok((await voucher.text()).startsWith("%PDF-"), "the voucher is a PDF")
  return { ...(booking as { _id: string; reference: string }), token: token as string }
}

async function mailState(origin: string): Promise<string | undefined> {
  return (await read(origin, "/health")).body.data.parts.mail
}
