import { parseArgs } from "node:util"
import { buildIfStale } from "./build.ts"
import { proveKill } from "./prove/kill.ts"
import { proveMail } from "./prove/mail.ts"
import { proveResend } from "./prove/resend.ts"
import { proveRestarts } from "./prove/restarts.ts"
import type { DatabaseKind } from "./prove/stage.ts"
import { proveZones } from "./prove/zones.ts"

/*
 * `npm run prove -- kill restarts --rounds 5 --bookings 200 --database pglite`: what the booking engine promises, shown
 * on the built site as a process of its own (docs/proofs.md). Without names all proofs, with their full numbers.
 */
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
  restarts: () => proveRestarts({ rounds: rounds(10), clients: 20, mostMs: 5_000, say }),
  zones: () => proveZones({ say }),
}

const unknown = names.filter((name) => !PROOFS[name])
if (unknown.length) {
  console.error(`There is no proof '${unknown[0]}'; there are ${Object.keys(PROOFS).join(", ")}.`)
  process.exit(1)
}
if (!names.length || names.some((name) => name !== "zones")) await buildIfStale()
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
