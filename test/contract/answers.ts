import assert from "node:assert/strict"
import * as z from "zod"
import type { JsonSchema } from "../../src/server/openapi/json-schema.server.ts"
import { DOCUMENT, type Endpoint } from "./contract-site.ts"

export type Answer = { status: number; headers: Headers; text: string; body: { code?: string } | undefined }

const SECURITY_HEADERS = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "strict-transport-security",
]

export async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.startsWith("application/json")
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
  }
}

export function checkAnswer(endpoint: Endpoint, answer: Answer): void {
  const said = `${endpoint.name} answered ${answer.status} ${answer.text.slice(0, 400)}`
  checkHeaders(answer, said)
  const status = answer.status >= 500 ? "5XX" : String(answer.status)
  const documented = endpoint.operation.responses[status]
  assert.ok(documented, `Not documented: ${said}`)
  const schema = documented.content["application/json"]?.schema
  if (!schema) return
  const { error } = readable(schema).safeParse(answer.body)
  if (status === "422") checkSentences(answer, said)
  assert.ok(!error, `${error && z.prettifyError(error)}\nNot as documented: ${said}`)
}

const RAW =
  /Invalid (input|option|key|element|string|ISO|UUID|union)|Too (big|small)|expected .+ received|Unrecognized key/

/** What zod says of a value is nothing for a person. */
function checkSentences({ text }: Answer, said: string): void {
  assert.doesNotMatch(text.replaceAll(/"field":"(?:[^"\\]|\\.)*"/g, ""), RAW, said)
}

const schemas = new Map<string, z.ZodType>()
const withOwnNames = (json: unknown) => JSON.parse(JSON.stringify(json).replaceAll("#/components/schemas/", "#/$defs/"))
const $defs = withOwnNames(DOCUMENT.components.schemas)

function readable(json: JsonSchema): z.ZodType {
  const text = JSON.stringify(json)
  const schema = schemas.get(text) ?? z.fromJSONSchema({ ...withOwnNames(json), $defs })
  schemas.set(text, schema)
  return schema
}

export function checkHeaders({ status, headers }: Answer, said: string): void {
  for (const name of SECURITY_HEADERS) assert.ok(headers.get(name), `No ${name}: ${said}`)
  if (status === 429) assert.match(headers.get("retry-after") ?? "", /^\d+$/, said)
  if (status === 308) assert.match(headers.get("location") ?? "", /^\/api\//, said)
}
