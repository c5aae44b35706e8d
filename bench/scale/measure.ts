import { Agent, request } from "node:http"
import type { BenchRequest } from "./requests.ts"

const CONNECTIONS = 8
const ROUNDS = 7
const WARM_UP_REQUESTS = 1_000

export type Times = { p50: number; p99: number }

export type Subject = { origin: string; ask: () => BenchRequest; settle: () => Promise<unknown> }

/** Measures sites alternately: a warm-up, then seven rounds. The median counts. @throws Error for a wrong answer */
export async function measureInTurns(subjects: Subject[], requests: number): Promise<Times[]> {
  for (const subject of subjects) await round(subject, WARM_UP_REQUESTS)
  const rounds: Times[][] = []
  while (rounds.length < ROUNDS) {
    const times: Times[] = []
    for (const subject of subjects) times.push(timesOf(await round(subject, requests)))
    rounds.push(times)
  }
  return subjects.map((_, at) => middleOf(rounds.map((times) => times[at]!)))
}

function middleOf(rounds: Times[]): Times {
  return rounds.toSorted((a, b) => a.p99 - b.p99)[Math.floor(rounds.length / 2)]!
}

/** Opens new connections, because a site closes idle ones after 5 s. */
async function round({ origin, ask, settle }: Subject, requests: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  let left = requests
  const one = async () => {
    while (left-- > 0) {
      const asked = ask()
      const startedAt = performance.now()
      await sendRequest(origin, agent, asked)
      times.push(performance.now() - startedAt)
    }
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, one))
  } finally {
    agent.destroy()
  }
  await settle()
  return times
}

function timesOf(times: number[]): Times {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { p50: at(0.5), p99: at(0.99) }
}

/** Sends one request and reads its answer. @throws Error if it is unexpected */
export function sendRequest(origin: string, agent: Agent, asked: BenchRequest): Promise<string> {
  const { path, method = "GET", body, token, network, expect = 200 } = asked
  const headers = {
    ...(body && { "content-type": "application/json" }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(network && { "x-forwarded-for": network }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === expect) resolve(text)
        else reject(new Error(`${method} ${path} was answered ${response.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    sent.on("error", reject)
    sent.end(body && JSON.stringify(body))
  })
}
