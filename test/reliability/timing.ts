import assert from "node:assert/strict"
import { Agent } from "node:http"
import { type Harness, withHarness } from "./harness.ts"
import { book, each, newVisitors } from "./load.ts"
import { type Answer, type Ask, ask, newNetwork, register } from "./requests.ts"

/** `pairs`: number of known and of unknown addresses. `mostApart`: allowed distance of AUC from 0.5. */
export type TimingOptions = { pairs: number; mostApart?: number; say: (line: string) => void }

const AT_ONCE = 4
const WARM_UP = 50

/** Compares answers for known and unknown addresses. AUC: chance that a known one takes longer, 0.5 reveals nothing. */
export async function proveTiming({ pairs, mostApart = Infinity, say }: TimingOptions): Promise<void> {
  await withHarness("postgres", async (harness) => {
    const visitors = newVisitors(pairs + WARM_UP, await harness.offerTrips(pairs + WARM_UP))
    await harness.start()
    await each(visitors, AT_ONCE, async (visitor) => {
      await register(harness.origin(), visitor.email, visitor.network)
      assert.equal((await book(harness.origin(), visitor)).status, 201)
    })
    const known = visitors.map(({ email }) => email)
    await compare(harness, "a wrong password", known, mostApart, say, (email) => ({
      method: "POST",
      path: "/auth/login",
      body: { email, password: "a guess" },
    }))
    await compare(harness, "a guest's lookup", known, mostApart, say, (email) => ({ path: `/bookings/guest/${email}` }))
  })
}

async function compare(
  harness: Harness,
  what: string,
  known: string[],
  mostApart: number,
  say: TimingOptions["say"],
  requestFor: (email: string) => Omit<Ask, "network">,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const heard = { known: [] as Answer[], unknown: [] as Answer[] }
  for (const [n, email] of known.entries()) {
    const both = [
      ["known", email],
      ["unknown", email.replace("visitor", "unheard")],
    ] as const
    for (const [kind, address] of n % 2 ? both : both.toReversed()) {
      const answer = await ask(harness.origin(), { ...requestFor(address), network: newNetwork(), agent })
      if (n >= WARM_UP) heard[kind].push(answer)
    }
  }
  agent.destroy()
  const answers = new Set([...heard.known, ...heard.unknown].map(shown))
  assert.equal(answers.size, 1, `${what} is answered differently:\n${[...answers].slice(0, 3).join("\n")}`)
  const auc = chanceOfLonger(
    heard.known.map(({ ms }) => ms),
    heard.unknown.map(({ ms }) => ms),
  )
  say(`${what}: ${heard.known.length} known and as many unknown, one and the same answer, AUC ${auc.toFixed(3)}`)
  assert.ok(Math.abs(auc - 0.5) <= mostApart, `${what} tells by its time: AUC ${auc.toFixed(3)}`)
}

function shown({ status, headers, text }: Answer): string {
  const { date, "x-request-id": _, ...rest } = headers
  return JSON.stringify([status, rest, text])
}

function chanceOfLonger(first: number[], second: number[]): number {
  let longer = 0
  for (const a of first) for (const b of second) longer += a > b ? 1 : a === b ? 0.5 : 0
  return longer / (first.length * second.length)
}
