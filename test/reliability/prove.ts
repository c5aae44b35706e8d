import { parseArgs } from "node:util"
import { buildIfStale } from "../../scripts/build.ts"
import { proveAccess } from "./access.ts"
import { proveFull } from "./full.ts"
import { proveFullLog } from "./full-log.ts"
import { proveGuesses } from "./guesses.ts"
import type { DatabaseKind } from "./harness.ts"
import { proveImage } from "./image.ts"
import { proveKill } from "./kill.ts"
import { proveLock } from "./lock.ts"
import { proveLogs } from "./logs.ts"
import { proveMail } from "./mail.ts"
import { provePooler } from "./pooler.ts"
import { proveQueue } from "./queue.ts"
import { proveRelease } from "./release.ts"
import { proveResend } from "./resend.ts"
import { proveRestarts } from "./restarts.ts"
import { proveRetention } from "./retention.ts"
import { proveRolling } from "./rolling.ts"
import { proveSearch } from "./search.ts"
import { proveSeason } from "./season.ts"
import { proveSilence } from "./silence.ts"
import { proveSockets } from "./sockets.ts"
import { proveTiming } from "./timing.ts"
import { proveTokens } from "./tokens.ts"
import { proveZones } from "./zones.ts"

/* Reliability tests of the built site: `npm run prove -- kill --rounds 5 --bookings 200 --database pglite`. */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string" }, bookings: { type: "string" }, database: { type: "string" } },
})
const say = (line: string) => console.log(`  ${line}`)
const rounds = (usual: number) => Number(values.rounds ?? usual)
const bookings = (usual: number) => Number(values.bookings ?? usual)
const databases = (values.database ? [values.database] : ["postgres", "pglite"]) as DatabaseKind[]

const PROOFS: Record<string, () => Promise<void>> = {
  kill: async () => {
    for (const database of databases) {
      say(`on ${database}`)
      await proveKill({ rounds: rounds(20), bookings: bookings(1000), database, say })
    }
  },
  resend: async () => {
    for (const database of databases) {
      say(`on ${database}`)
      await proveResend({ bookings: bookings(1000), database, say })
    }
  },
  mail: () => proveMail({ bookings: bookings(200), pairs: rounds(2), mostGrowthMs: 50, say }),
  queue: async () => {
    for (const database of databases) {
      say(`on ${database}`)
      await proveQueue({ waiting: 10_000, lookups: 3_000, database, mostMs: 10_000, say })
    }
  },
  logs: () => proveLogs({ rounds: rounds(3), say }),
  restarts: () => proveRestarts({ rounds: rounds(10), clients: 20, mostMs: 5_000, say }),
  pooler: async () => {
    for (const mode of ["session", "transaction"] as const) {
      say(`in ${mode} mode`)
      await provePooler({ mode, changes: 20, rounds: rounds(3), clients: 20, mostChangeMs: 1_000, mostMs: 10_000, say })
    }
  },
  release: () => proveRelease({ loads: 5, say }),
  rolling: () => proveRolling({ rounds: rounds(3), clients: 20, say }),
  sockets: () => proveSockets({ sockets: 10_000, slow: 2_000, seconds: 90, mostMemory: 512, leastQuick: 0.99, say }),
  full: async () => {
    for (const database of databases) {
      say(`on ${database}`)
      await proveFull({ bookings: bookings(300), database, mostMs: 5_000, say })
    }
  },
  "full-log": () => proveFullLog({ requests: 10_000, say }),
  image: () => proveImage({ databases, mostMegabytes: 350, say }),
  lock: () => proveLock({ rounds: rounds(25), starts: rounds(25), mostMs: 2_000, say }),
  silence: () => proveSilence({ rounds: rounds(3), mostMs: 10_000, mostHeldMs: 15_000, say }),
  guesses: () => proveGuesses({ guesses: 10_000, quarters: rounds(4), say }),
  tokens: () => proveTokens({ people: 100, say }),
  timing: () => proveTiming({ pairs: 1_000, mostApart: 0.05, say }),
  season: async () => {
    for (const database of databases) {
      say(`on ${database}`)
      await proveSeason({ bookings: bookings(1000), database, say })
    }
  },
  retention: () => proveRetention({ bookings: bookings(500_000), mostMs: 1_000, say }),
  zones: () => proveZones({ say }),
  access: () => proveAccess({ ids: 5_000, say }),
  search: async () => {
    for (const database of databases) {
      say(`on ${database}`)
      await proveSearch({ texts: 1_000, database, mostMs: 100, mostLagMs: 50, say })
    }
  },
}

const unknown = names.filter((name) => !PROOFS[name])
if (unknown.length) {
  console.error(`Unknown name '${unknown[0]}'. Choose from: ${Object.keys(PROOFS).join(", ")}.`)
  process.exit(1)
}
if (!names.length || names.some((name) => name !== "zones")) buildIfStale()
process.env.GHE_TEST_BUILT = "1"
let failed = 0
for (const [name, prove] of Object.entries(PROOFS)) {
  if (names.length && !names.includes(name)) continue
  console.log(name)
  const startedAt = performance.now()
  const outcome = await prove().then(
    () => "holds",
    (error: Error) => {
      failed++
      console.error(error.message)
      return "FAILS"
    },
  )
  console.log(`${name} ${outcome} (${Math.round((performance.now() - startedAt) / 1000)} s)\n`)
}
process.exit(failed ? 1 : 0)
