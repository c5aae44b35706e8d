import assert from "node:assert/strict"
import { execSync } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { connect, type Socket } from "node:net"
import { setTimeout } from "node:timers/promises"
import { type Harness, type Trip, withHarness } from "./harness.ts"
import { bookWithRetry, newVisitors } from "./load.ts"

/** `mostMemory` (MB), `leastQuick` (share of visits within 1 s) and `mostLate` (s) are limits for a quiet machine. */
export type SocketsOptions = {
  sockets: number
  slow: number
  seconds: number
  mostMemory?: number
  leastQuick?: number
  mostLate?: number
  say: (line: string) => void
}

const QUICK_MS = 1_000
const READING_MS = 20_000
const PATHS = ["/", "/tours", "/vi/tours", "/tour/ha-long-bay-overnight", "/api/tours?limit=12", "/api/settings"]
const BOOKINGS_EACH = 50
const TRIES = 8
const READERS_LOOK_MS = 36_000
const PACKET = 1_500
const WARM_UP = 1_000
/** Seconds until slow connections are cut. LATE is the tolerance. */
const CUT = { headers: 10, body: 20 }
const LATE = 4
/** Megabyte answers that exceed the kernel's buffers. */
const MORE_THAN_THE_KERNEL_TAKES = 10
/** Every nth reader requests that much. All of them would exceed the machine's socket memory. */
const GREEDY_EACH = 30

/** Runs slow clients beside visitors with keep-alive. The time of a visit includes all its retries. */
export async function proveSockets(options: SocketsOptions): Promise<void> {
  const { sockets, slow, seconds, mostMemory = Infinity, leastQuick = 0, mostLate = LATE, say } = options
  const allowed = Number(execSync("ulimit -Hn", { encoding: "utf8" }).replace("unlimited", "Infinity"))
  const needed = sockets + 1_000
  if (allowed < needed)
    throw new Error(
      `This machine allows ${allowed} open files per process, but ${needed} are needed. Raise the limit (ulimit -Hn).`,
    )
  const play = async (harness: Harness) => {
    const trips = await harness.offerTrips(10_000)
    await harness.start()
    for (const path of [...PATHS, "/api/docs"]) await visitOnce(harness, path, new Agent())
    // V8's memory for young objects grows with the first requests.
    for (let n = 0; n < WARM_UP; n++) await visitOnce(harness, "/api/settings", new Agent())
    await sendPacket(harness, say)
    const crowd = new Crowd(harness, trips, performance.now() + seconds * 1000)
    await Promise.all([
      ...Array.from({ length: slow }, (_, nth) => crowd.beSlow(nth)),
      ...Array.from({ length: sockets - slow }, (_, nth) => crowd.visit(nth)),
    ])
    const peak = memoryOf(harness, "VmHWM")
    crowd.report(say)
    say(`memory of the site: ${peak} MB at most`)
    crowd.check(leastQuick, mostLate)
    assert.ok(peak < mostMemory, `the site took ${peak} MB`)
  }
  await withHarness("postgres", play, { TRUSTED_PROXIES: "127.0.0.0/8" })
}

/** Returns MB on Linux, 0 elsewhere. */
function memoryOf(harness: Harness, which: "VmRSS" | "VmHWM"): number {
  if (process.platform !== "linux") return 0
  const status = readFileSync(`/proc/${harness.site()!.pid}/status`, "utf8")
  return Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

const portOf = (harness: Harness) => Number(new URL(harness.origin()).port)

async function sendPacket(harness: Harness, say: SocketsOptions["say"]): Promise<void> {
  const before = memoryOf(harness, "VmRSS")
  const socket = connect(portOf(harness), "127.0.0.1").on("error", () => {})
  socket.pause()
  socket.write("GET /api/openapi.json HTTP/1.1\r\nHost: ghe.example\r\n\r\n".repeat(PACKET))
  for (let n = 0; n < 20; n++) await visitOnce(harness, "/api/settings", new Agent())
  const grown = memoryOf(harness, "VmRSS") - before
  socket.destroy()
  say(`${PACKET} requests in one packet, never read: ${grown} MB`)
  assert.ok(grown < 50, `one packet cost ${grown} MB`)
}

/** @returns whether it was answered and not refused */
async function visitOnce(harness: Harness, path: string, agent: Agent, from: From = {}): Promise<boolean> {
  const asked = request(`${harness.origin()}${path}`, { agent, ...from })
  asked.end()
  try {
    const [response] = await once(asked, "response")
    response.resume()
    await once(response, "end")
    assert.ok([200, 408, 503].includes(response.statusCode), `${path} was answered ${response.statusCode}`)
    return response.statusCode === 200
  } catch (error) {
    if ((error as Error).name === "AssertionError") throw error
    return false
  }
}

class Crowd {
  readonly #visits: number[] = []
  readonly #cuts = { headers: [] as number[], body: [] as number[] }
  readonly #harness: Harness
  readonly #trips: Trip[]
  readonly #endsAt: number
  #refusals = 0
  #given = 0
  #readers = { cut: 0, swallowed: 0 }
  #most = 0
  #open = 0

  constructor(harness: Harness, trips: Trip[], endsAt: number) {
    this.#harness = harness
    this.#trips = trips
    this.#endsAt = endsAt
  }

  async visit(nth: number): Promise<void> {
    const from = addressOf(nth, 8)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await setTimeout(READING_MS * Math.random())
    for (let n = nth; this.#isOn(); n++) {
      const startedAt = performance.now()
      const isDone =
        n % BOOKINGS_EACH === 0 ? await this.#book(n) : await this.#insist(PATHS[n % PATHS.length]!, agent, from)
      if (isDone) this.#visits.push(performance.now() - startedAt)
      else this.#given++
      await setTimeout(READING_MS * (0.5 + Math.random()))
    }
    agent.destroy()
  }

  async #book(n: number): Promise<boolean> {
    const [visitor] = newVisitors(1, [this.#trips[n % this.#trips.length]!])
    return bookWithRetry(this.#harness.origin, visitor!).then(
      () => true,
      () => false,
    )
  }

  async #insist(path: string, agent: Agent, from: From): Promise<boolean> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (await visitOnce(this.#harness, path, agent, from)) return true
      this.#refusals++
      await setTimeout(100 * 2 ** attempt)
    }
    return false
  }

  async beSlow(nth: number): Promise<void> {
    const kind = (["headers", "body", "reader"] as const)[nth % 3]!
    await setTimeout(5_000 * Math.random())
    while (this.#isOn()) {
      const socket = connect({ port: portOf(this.#harness), host: "127.0.0.1", ...addressOf(nth, 4) })
      socket.on("error", () => {})
      const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
      this.#most = Math.max(this.#most, ++this.#open)
      if (await isConnected(socket))
        await (kind === "reader"
          ? this.#read(socket, closed, nth % GREEDY_EACH === 2)
          : this.#send(kind, socket, closed))
      this.#open--
      socket.destroy()
      await setTimeout(200)
    }
  }

  async #send(kind: "headers" | "body", socket: Socket, closed: Promise<void>): Promise<void> {
    const startedAt = performance.now()
    socket.resume()
    if (kind === "headers") socket.write("GET / HTTP/1.1\r\nHost: ghe.example\r\nX-Slow: ")
    else socket.write(`POST /api/bookings HTTP/1.1\r\nHost: ghe.example\r\n${BODY}${" ".repeat(100_000)}`)
    const trickle = setInterval(() => socket.write("x"), 3_000)
    await closed
    clearInterval(trickle)
    this.#cuts[kind].push((performance.now() - startedAt) / 1000)
  }

  async #read(socket: Socket, closed: Promise<void>, isGreedy: boolean): Promise<void> {
    const asks = isGreedy ? MORE_THAN_THE_KERNEL_TAKES : 1
    socket.pause()
    for (let n = 0; n < asks; n++) {
      socket.write("GET /api/openapi.json HTTP/1.1\r\nHost: ghe.example\r\n\r\n")
      await setTimeout(500)
    }
    await setTimeout(READERS_LOOK_MS)
    let [bytes, length, isRefused] = [0, 0, false]
    socket.on("data", (chunk: Buffer) => {
      const text = chunk.toString("latin1")
      length ||= Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
      isRefused ||= text.includes("HTTP/1.1 503")
      bytes += chunk.length
    })
    socket.resume()
    await closed
    if (isRefused || bytes > asks * length) this.#readers.swallowed++
    else this.#readers.cut++
  }

  report(say: SocketsOptions["say"]): void {
    const times = this.#visits.sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0)
    say(`${times.length} visits: half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, all within ${at(1)} ms`)
    say(`refused at first: ${this.#refusals}, in the end: ${this.#given}; at most ${this.#most} slow ones at once`)
    for (const [kind, seconds] of Object.entries(this.#cuts)) {
      const inOrder = seconds.toSorted((a, b) => a - b).map((time) => time.toFixed(1))
      say(`slow ${kind}: ${inOrder.length} cut after ${inOrder[0]} to ${inOrder.at(-1)} s`)
    }
    say(`readers that never read: ${this.#readers.cut} cut, ${this.#readers.swallowed} taken whole by the kernel`)
  }

  check(leastQuick: number, mostLate: number): void {
    const quick = this.#visits.filter((ms) => ms <= QUICK_MS).length / this.#visits.length
    assert.equal(this.#given, 0, `${this.#given} visits were refused`)
    assert.ok(quick >= leastQuick, `${(quick * 100).toFixed(2)} % of the visits ended within a second`)
    // Connections that hold much memory are cut earlier.
    for (const kind of ["headers", "body"] as const)
      for (const time of this.#cuts[kind])
        assert.ok(time <= CUT[kind] + mostLate, `slow ${kind} were cut after ${time} s`)
    assert.ok(this.#readers.cut > 0, "no reader was cut")
  }

  #isOn(): boolean {
    return performance.now() < this.#endsAt
  }
}

const BODY = "Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n"

type From = { localAddress?: string }

const addressOf = (nth: number, of: number): From =>
  process.platform === "linux" ? { localAddress: `127.0.${of}.${2 + (nth % of)}` } : {}

async function isConnected(socket: Socket): Promise<boolean> {
  return once(socket, "connect").then(
    () => true,
    () => false,
  )
}
