import assert from "node:assert/strict"
import { sql } from "drizzle-orm"
import { linkMailedTo } from "../../e2e/mailbox.ts"
import { db } from "../../src/server/database/database.server.ts"
import { type Harness, withHarness } from "./harness.ts"
import { each } from "./load.ts"
import { ask, bearer, newNetwork, PASSWORD, register } from "./requests.ts"

/** `quarters`: number of 15-minute periods. */
export type GuessesOptions = { guesses: number; quarters: number; say: (line: string) => void }

const OWNER = "owner@thu.example"
const HOME = "198.51.100.7"
const AT_ONCE = 20
const QUARTER_MS = 900_000
const MAX_CHECKED = 20

/** Guesses one password from many networks: at most twenty guesses may be checked in 15 minutes. */
export async function proveGuesses({ guesses, quarters, say }: GuessesOptions): Promise<void> {
  await withHarness("postgres", async (harness) => {
    await harness.start()
    await register(harness.origin(), OWNER, HOME)
    for (let quarter = 1; quarter <= quarters; quarter++) {
      if (quarter > 1) await passFifteenMinutes(harness)
      const { checked, refused } = await guess(harness, Math.ceil(guesses / quarters))
      say(`quarter ${quarter}: ${checked + refused} guesses, ${checked} looked at, ${refused} refused`)
      assert.ok(checked <= MAX_CHECKED, `${checked} guesses were looked at in a quarter of an hour`)
      const home = await signIn(harness, HOME)
      assert.equal(home.status, 200, "the owner does not get in from home")
    }
    const elsewhere = await signIn(harness, newNetwork())
    say(`the owner, from home: 200 each time; from a new network: ${elsewhere.status}; by a mailed link:`)
    await resetPassword(harness, say)
  })
}

async function guess(harness: Harness, number: number): Promise<{ checked: number; refused: number }> {
  const seen = { checked: 0, refused: 0 }
  await each([...Array(number).keys()], AT_ONCE, async (n) => {
    const email = [OWNER, OWNER.toUpperCase(), ` ${OWNER} `][n % 3]!
    const network = n % 2 ? newNetwork() : newNetworkOfIpv6()
    const body = { email, password: `guess ${n}` }
    const headers = { "user-agent": `browser ${n}` }
    const { status, text } = await ask(harness.origin(), {
      method: "POST",
      path: "/auth/login",
      network,
      body,
      headers,
    })
    assert.ok(status === 401 || status === 429, `a guess was answered ${status}: ${text}`)
    seen[status === 401 ? "checked" : "refused"]++
  })
  return seen
}

function newNetworkOfIpv6(): string {
  const group = () => Math.floor(Math.random() * 65_536).toString(16)
  return `2a00:${group()}:${group()}:${group()}::1`
}

/** Ages all counts by 15 minutes, and restarts the site, which has counts in memory. */
async function passFifteenMinutes(harness: Harness): Promise<void> {
  await harness.kill()
  await harness.inspect(() => db.execute(sql`update rate_limits set expire = expire - ${QUARTER_MS}`))
  await harness.start()
}

const signIn = (harness: Harness, network: string, password = PASSWORD) =>
  ask(harness.origin(), { method: "POST", path: "/auth/login", network, body: { email: OWNER, password } })

async function resetPassword(harness: Harness, say: GuessesOptions["say"]): Promise<void> {
  const network = newNetwork()
  const post = (path: string, body: object) => ask(harness.origin(), { method: "POST", path, network, body })
  assert.equal((await post("/auth/forgot-password", { email: OWNER })).status, 200)
  const link = await linkMailedTo(OWNER, "/reset-password", harness.site()!.dataDir, new Set())
  const token = new URL(link, harness.origin()).searchParams.get("token")
  const reset = await post("/auth/reset-password", { token, password: "brand new" })
  assert.equal(reset.status, 200, reset.text)
  const again = await signIn(harness, network, "brand new")
  assert.equal(again.status, 200, again.text)
  const { data } = JSON.parse(again.text) as { data: { token: string } }
  const profile = await ask(harness.origin(), { path: "/auth/profile", network, headers: bearer(data.token) })
  assert.equal(profile.status, 200)
  say("a new password, and signed in")
}
