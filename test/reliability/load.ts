import { type ClientRequest, request } from "node:http"
import { setTimeout } from "node:timers/promises"
import { emma } from "../../src/server/testing/fixtures.ts"
import type { Trip } from "./harness.ts"

export type Visitor = { email: string; network: string; trip: Trip; key?: string }

export type Answer = { status: number; retryAfter: string | undefined; code?: string; bookingId?: string; ms: number }

const NONE = { status: 0, retryAfter: undefined }
const MAX_TRIES = 60

let people = 0

export function newVisitors(number: number, trips: Trip[], withKey = true): Visitor[] {
  return Array.from({ length: number }, (_, index) => {
    const n = ++people
    const trip = trips[index % trips.length]!
    // A network may hold few unconfirmed places, so each visitor has its own.
    const network = `${10 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.1`
    return { email: `visitor${n}@mail.example`, network, trip, ...(withKey && { key: `visitor-${n}-${process.pid}` }) }
  })
}

function ask(origin: string, { network, key }: Visitor): ClientRequest {
  return request(`${origin}/api/bookings`, {
    method: "POST",
    agent: false,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": network,
      ...(key && { "idempotency-key": key }),
    },
  })
}

function bodyOf({ email, trip }: Visitor): string {
  return JSON.stringify({
    ...trip,
    productType: "tour",
    travelers: 1,
    language: "en",
    specialRequests: "",
    customerInfo: { ...emma, email },
  })
}

export function book(origin: string, visitor: Visitor): Promise<Answer> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const sent = ask(origin, visitor)
    const broken = () => resolve({ ...NONE, ms: performance.now() - startedAt })
    sent.on("error", broken)
    sent.on("response", (response) => {
      let text = ""
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk
      })
      response.on("error", broken)
      response.on("close", () => {
        if (!response.complete) return broken()
        // Requests refused before the API have no body.
        const { code, booking } = JSON.parse(text || "{}") as { code?: string; booking?: { _id: string } }
        const { statusCode: status = 0, headers } = response
        const ms = performance.now() - startedAt
        resolve({
          status,
          retryAfter: headers["retry-after"],
          ms,
          ...(code && { code }),
          ...(booking && { bookingId: booking._id }),
        })
      })
    })
    sent.end(bodyOf(visitor))
  })
}

/** Books, and closes the connection once the request is sent (`sent`) or the answer starts (`answered`). */
export function bookAndDrop(origin: string, visitor: Visitor, cut: "sent" | "answered"): Promise<void> {
  return new Promise((resolve) => {
    const sent = ask(origin, visitor)
    sent.on("error", () => {})
    sent.on("close", () => resolve())
    if (cut === "answered") sent.on("response", () => sent.destroy())
    sent.end(bodyOf(visitor), () => cut === "sent" && sent.destroy())
  })
}

/** Retries after a lost connection, IDEMPOTENCY_IN_FLIGHT or 503. @throws Error for any other answer */
export async function bookWithRetry(
  originNow: () => string,
  visitor: Visitor,
  hear: (answer: Answer) => void = () => {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await book(originNow(), visitor)
    hear(answer)
    if (answer.status === 201) return answer
    const again = [0, 408, 503].includes(answer.status) || answer.code === "IDEMPOTENCY_IN_FLIGHT"
    if (!again || attempt === MAX_TRIES)
      throw new Error(`The booking of ${visitor.email} failed: ${JSON.stringify(answer)}`)
    await setTimeout(Number(answer.retryAfter ?? 1) * 1000)
  }
}

export async function each<T>(all: T[], atOnce: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const left = all.values()
  const one = async () => {
    for (const next of left) await work(next)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, one))
}
