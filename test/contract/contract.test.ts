import assert from "node:assert/strict"
import { before, describe, it } from "node:test"
import { log } from "../../src/server/log.server.ts"
import type { ErrorCode } from "../../src/server/openapi/errors.server.ts"
import { type Answer, checkAnswer, read } from "./answers.ts"
import { signed, WEBHOOK } from "./bank-samples.ts"
import { callerOf, ENDPOINTS, type Endpoint, type Sent } from "./contract-site.ts"
import { INVALID_INPUTS, queryNames, withQuery } from "./invalid-inputs.ts"
import { openTestContractSite } from "./test-contract-site.ts"

/* Requests every described answer and checks it against the API description, without missing or extra fields. */

const { site, samples } = await openTestContractSite()

const sampleOf = async ({ name }: Endpoint): Promise<Sent> => (await samples[name]?.()) as Sent

async function ask(endpoint: Endpoint, sent: Sent, headers = site.headersOf(callerOf(endpoint))): Promise<Answer> {
  const answer = await read(await site.send({ ...sent, headers: { ...headers, ...sent.headers } }))
  checkAnswer(endpoint, answer)
  return answer
}

function errorsOf({ operation }: Endpoint): [ErrorCode, number][] {
  return Object.entries(operation.responses).flatMap(([status, { description }]) =>
    status === "5XX"
      ? []
      : [...description.matchAll(/^`([A-Z_]+)`:/gm)].map(([, code]) => [code as ErrorCode, +status] as const),
  ) as [ErrorCode, number][]
}

describe("the API description", () => {
  for (const endpoint of ENDPOINTS) {
    it(`matches the answers of ${endpoint.name}`, async () => {
      const answer = await ask(endpoint, await sampleOf(endpoint))
      assert.ok(answer.status < 300, answer.text.slice(0, 400))
      for (const [code, status] of errorsOf(endpoint)) {
        const provoke = INVALID_INPUTS[code]
        if (typeof provoke === "string") continue
        const provoked = await provoke({ site, endpoint, sample: () => sampleOf(endpoint) })
        if (!provoked) continue
        const { sent, headers, between } = provoked
        // The webhook reads nothing that isn't signed.
        const isSigned = endpoint.path === WEBHOOK && !["UNAUTHORIZED", "NOT_FOUND"].includes(code)
        const refusal = await ask(endpoint, isSigned ? signed(sent) : sent, headers).finally(between)
        const said = `${sent.path}: ${refusal.status} ${refusal.text.slice(0, 300)}`
        assert.deepEqual([refusal.status, refusal.body?.code], [status, code], said)
      }
    })
  }

  const views = [
    "view=card",
    "view=full&limit=2&page=1",
    "view=edit",
    "view=names",
    "includeSubcategories=true",
    "active=all",
  ]
  for (const endpoint of ENDPOINTS.filter(({ method }) => method === "GET")) {
    const fitting = views.filter((view) => queryNames(endpoint).includes(view.split("=")[0] ?? ""))
    if (fitting.length === 0) continue
    it(`matches every view of ${endpoint.name}`, async () => {
      const sent = await sampleOf(endpoint)
      for (const view of fitting)
        await ask(endpoint, { ...sent, path: withQuery(sent.path, view) }, site.headersOf("staff"))
    })
  }
})

describe("the API without its database", () => {
  before(async () => {
    log.level = "silent"
    await site.close()
  })

  it("answers 503 as described", async () => {
    for (const endpoint of ENDPOINTS.filter(({ method, path }) => method === "GET" && !path.includes("{"))) {
      const answer = await ask(endpoint, { method: "GET", path: endpoint.path })
      if (endpoint.name === "GET /health") assert.equal(answer.status, 503)
    }
  })
})
