import assert from "node:assert/strict"
import { type Answer, checkAnswer, checkHeaders, read } from "./answers.ts"
import type { Samples } from "./contract-site.ts"
import { type ContractSite, callerOf, ENDPOINTS, type Endpoint, type Sent } from "./contract-site.ts"
import type { Figures } from "./fuzz.ts"

const DEEP = 50_000
const JSON_TYPE = { "content-type": "application/json" }
const MULTIPART = { "content-type": "multipart/form-data; boundary=b" }
const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`

const BODIES: [string, Record<string, string>, BodyInit][] = [
  ["nothing", JSON_TYPE, ""],
  ["half an object", JSON_TYPE, '{"a":'],
  ["no JSON", JSON_TYPE, "{'a': NaN}"],
  ["two values", JSON_TYPE, "{}{}"],
  ["null", JSON_TYPE, "null"],
  ["a list", JSON_TYPE, "[]"],
  ["a number beyond all numbers", JSON_TYPE, "1e999"],
  ["NUL", JSON_TYPE, '{"a":"\\u0000"}'],
  ["NUL in a key", JSON_TYPE, '{"\\u0000":1}'],
  ["a lone surrogate", JSON_TYPE, '{"a":"\\ud83d"}'],
  ["broken UTF-8", JSON_TYPE, new Uint8Array([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22])],
  ["UTF-16", { "content-type": "application/json; charset=utf-16" }, new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
  ["a prototype", JSON_TYPE, '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'],
  ["one key twice", JSON_TYPE, '{"email":"a@b.example","email":"c@d.example"}'],
  ["deep lists", JSON_TYPE, "[".repeat(DEEP) + "]".repeat(DEEP)],
  ["deep objects", JSON_TYPE, `${'{"a":'.repeat(DEEP / 2)}1${"}".repeat(DEEP / 2)}`],
  ["3 MB", JSON_TYPE, JSON.stringify({ a: "x".repeat(3_000_000) })],
  ["3 MB of nothing", JSON_TYPE, " ".repeat(3_000_000)],
  ["many keys", JSON_TYPE, JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`k${n}`, n])))],
  ["plain text", { "content-type": "text/plain" }, "{}"],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=1&a[b]=2&__proto__[x]=3"],
  ["no type", { "content-type": "" }, "{}"],
  ["a strange type", { "content-type": 'application/json;"' }, "{}"],
  ["a form without parts", MULTIPART, ""],
  ["a form that never ends", MULTIPART, part('Content-Disposition: form-data; name="image"; filename="a.png"', "x")],
  ["a form without a boundary", { "content-type": "multipart/form-data" }, "--b--"],
  [
    "a form with a file from elsewhere",
    MULTIPART,
    `${part('Content-Disposition: form-data; name="image"; filename="../../../etc/passwd\0.png"\r\nContent-Type: image/png', "GIF89a<svg onload=alert(1)>")}${part('Content-Disposition: form-data; name="folder"', "../..")}--b--`,
  ],
  [
    "a form of a thousand parts",
    MULTIPART,
    `${Array.from({ length: 1_000 }, (_, n) => part(`Content-Disposition: form-data; name="images"; filename="${n}.jpg"`, "")).join("")}--b--`,
  ],
  ["a form with a broken head", MULTIPART, `--b\r\nContent-Disposition: form-data; name="\ud800\r\n\r\n--b--`],
]

const QUERIES = [
  "?",
  "?&&&===&",
  "?%",
  "?%zz=%zz",
  "?%ed%a0%80=1",
  "?%00=%00",
  "?__proto__=1&constructor=2&toString=3",
  "?page=1&page=2&page=3",
  "?view=card&view=edit",
  "?active=true&active=all",
  "?q[]=1&q[a]=2",
  "?limit=1e3&page=0x10",
  "?page=NaN&limit=Infinity",
  "?page=-1&limit=99999999999999999999999",
  `?q=${"%F0%9F%90%9F".repeat(4_000)}`,
  `?${"a=1&".repeat(20_000)}`,
  `?search=${"x".repeat(100_000)}`,
]

const SEGMENTS = [
  "%",
  "%zz",
  "%e0%a4%a",
  "%00",
  "%ed%a0%80",
  "..%2f..%2fetc",
  "%2e%2e",
  "a%2fb",
  "%0d%0aSet-Cookie:a=b",
  "__proto__",
  "constructor",
  "x".repeat(50_000),
  "👻",
  "%F0%9F%91%BB",
  "null",
  "undefined",
  "0",
  "-1",
  "1e5",
  "'--",
  "[object Object]",
]

const HEADERS: Record<string, string>[] = [
  { authorization: "Bearer" },
  { authorization: `Bearer ${"a".repeat(43)}` },
  { authorization: `Bearer ${"x".repeat(100_000)}` },
  { authorization: "Basic YTpi" },
  { "x-guest-token": Array.from({ length: 5_000 }, (_, n) => n).join(",") },
  { "idempotency-key": "é".repeat(50) },
  { "accept-language": `${"vi;q=0.9,".repeat(5_000)}en` },
  { "x-forwarded-for": "127.0.0.1, ::1, unknown, 999.999.999.999" },
  { "content-length": "-1" },
  { host: "evil.example" },
  { cookie: "i18nextLng=__proto__; a=\x80" },
]

const METHODS = ["HEAD", "OPTIONS", "PATCH", "PUT", "POST", "DELETE", "PROPFIND", "get"]

export async function hostileRequests(site: ContractSite, samples: Samples, only = ""): Promise<Figures> {
  const figures: Figures = {}
  for (const endpoint of ENDPOINTS.filter(({ name }) => name.includes(only))) {
    for (const status of await hostileTo(site, samples, endpoint)) figures[status] = (figures[status] ?? 0) + 1
  }
  return figures
}

export async function hostileTo(site: ContractSite, samples: Samples, endpoint: Endpoint): Promise<number[]> {
  const sample = (await samples[endpoint.name]?.()) as Sent
  const headers = { ...site.headersOf(callerOf(endpoint)), ...sample.headers }
  const [path = ""] = sample.path.split("?")
  const send = (changes: Partial<Sent>, what: string, strict = true) =>
    ask(site, strict ? endpoint : undefined, { ...sample, headers, ...changes }, what)
  const statuses: number[] = []
  if (endpoint.method !== "GET") {
    for (const [what, type, body] of BODIES)
      statuses.push(
        await send({ headers: { ...headers, ...type }, body }, what, endpoint.operation.requestBody !== undefined),
      )
  }
  const bare = endpoint.method === "GET" ? {} : { body: "{}" }
  for (const query of QUERIES) statuses.push(await send({ path: path + query, ...bare }, query))
  for (const more of HEADERS)
    statuses.push(await send({ headers: { ...headers, ...more }, ...bare }, JSON.stringify(more).slice(0, 60), false))
  for (const segment of endpoint.path.includes("{") ? SEGMENTS : []) {
    const strange = endpoint.path.replace(/\{\w+\}/, segment)
    statuses.push(await send({ path: strange, ...bare }, segment, false))
  }
  for (const method of METHODS.filter((method) => method !== endpoint.method)) {
    const { body: _, ...bodiless } = sample
    statuses.push(await ask(site, undefined, { ...bodiless, method, headers }, method))
  }
  return statuses
}

/** Sends a request. If it no longer matches its endpoint, only the general rules are checked. */
async function ask(site: ContractSite, endpoint: Endpoint | undefined, sent: Sent, what: string): Promise<number> {
  const answer: Answer = await read(await site.send(sent))
  const said = `${what.slice(0, 100)} to ${sent.method} ${sent.path.slice(0, 100)}: ${answer.status} ${answer.text.slice(0, 300)}`
  assert.ok(answer.status < 500, said)
  checkHeaders(answer, said)
  if (endpoint) checkAnswer(endpoint, answer)
  else if (answer.status >= 400 && sent.method !== "HEAD") assert.equal(typeof answer.body?.code, "string", said)
  return answer.status
}
