import { type Agent, request } from "node:http"
import { setTimeout } from "node:timers/promises"

export type Ask = {
  method?: string
  path: string
  network: string
  headers?: Record<string, string>
  body?: object
  agent?: Agent
}

export type Answer = { status: number; headers: Record<string, unknown>; text: string; ms: number }

export function ask(origin: string, { method = "GET", path, network, headers, body, agent }: Ask): Promise<Answer> {
  const startedAt = performance.now()
  const sentHeaders = { "content-type": "application/json", "x-forwarded-for": network, ...headers }
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api${path}`, { method, headers: sentHeaders, agent: agent ?? false })
    sent.on("error", reject)
    sent.on("response", (response) => {
      let text = ""
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk
      })
      response.on("error", reject)
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          ms: performance.now() - startedAt,
        }),
      )
    })
    sent.end(body && JSON.stringify(body))
  })
}

const MAX_TRIES = 60

export async function askWithRetry(origin: string, sent: Ask): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const heard = await ask(origin, sent)
    if (heard.status !== 503 || attempt === MAX_TRIES) return heard
    await setTimeout(Number(heard.headers["retry-after"] ?? 1) * 1000)
  }
}

let networks = 0

export function newNetwork(): string {
  const n = ++networks
  return `11.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

export type Person = { id: string; email: string; tokens: string[] }

export const PASSWORD = "lụa đỏ"

export async function register(origin: string, email: string, network: string, moreSessions = 0): Promise<Person> {
  const person = { name: "Nguyễn Thị Lan", phone: "0987 654 321", email, password: PASSWORD }
  const tokens: string[] = []
  let id = ""
  for (let session = 0; session <= moreSessions; session++) {
    const [path, body] = session === 0 ? ["/auth/register", person] : ["/auth/login", { email, password: PASSWORD }]
    const { status, text } = await askWithRetry(origin, { method: "POST", path, network, body })
    if (status >= 300) throw new Error(`${path} answered ${status} for ${email}: ${text}`)
    const { data } = JSON.parse(text) as { data: { _id: string; token: string } }
    id = data._id
    tokens.push(data.token)
  }
  return { id, email, tokens }
}

export const bearer = (token = "") => ({ authorization: `Bearer ${token}` })
