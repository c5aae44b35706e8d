import { Agent } from "node:http"
import { addDays, hanoiDate } from "../../src/lib/today.ts"
import { sendRequest } from "./measure.ts"

/** Figures are there within a second, or said to be counted (docs/figures.md). */
const FIRST_ANSWER_MS = 1_000
const MOST_MS = 120_000
const AGAIN_MS = 250
const DAYS = { "a month": 30, "a year": 365, "three years": 1095 } as const

/**
 * Asks for the figures of a month, a year and three years until they are counted. Returns whether each first answer came
 * in time. @throws Error if a count takes two minutes
 */
export async function measureFigures(origin: string, token: string): Promise<boolean> {
  const agent = new Agent({ keepAlive: true })
  let good = true
  for (const by of ["request", "travel"])
    for (const [name, days] of Object.entries(DAYS)) {
      const path = `/api/figures?from=${addDays(hanoiDate(), -days)}&to=${hanoiDate()}&by=${by}`
      const { first, all } = await untilCounted(() => sendRequest(origin, agent, { path, token }))
      good &&= first <= FIRST_ANSWER_MS
      const times = `first answer ${Math.round(first)} ms, counted in ${(all / 1000).toFixed(1)} s`
      console.log(`  figures of ${name} by ${by}: ${times}${first > FIRST_ANSWER_MS ? "  OVER" : ""}`)
    }
  agent.destroy()
  return good
}

async function untilCounted(ask: () => Promise<string>): Promise<{ first: number; all: number }> {
  const startedAt = performance.now()
  let first: number | undefined
  for (;;) {
    const { data } = JSON.parse(await ask()) as { data: { state: string } }
    const all = performance.now() - startedAt
    first ??= all
    if (data.state === "counted") return { first, all }
    if (all > MOST_MS) throw new Error("The figures were not counted in time")
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
