import assert from "node:assert/strict"
import { execSync } from "node:child_process"
import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { once } from "node:events"
import { Agent, request } from "node:http"
import { connect, type Socket } from "node:net"
import { after, describe, it } from "node:test"
import { setImmediate, setTimeout } from "node:timers/promises"
import { checkPort, listen, type ServedSite } from "./listen.server.ts"

/** Larger than the kernel's buffers, so that an unread answer stays in the process. */
const LARGE = new Uint8Array(56 * 1024 * 1024).fill(120)
const MEGABYTE = 1024 * 1024
const MAX_CONNECTIONS = 5_000

const closings = new Map<number, PromiseWithResolvers<number>>()
const closingOf = (port = 0) => {
  const closing = closings.get(port) ?? Promise.withResolvers<number>()
  closings.set(port, closing)
  return closing
}
const note = (message: unknown) => {
  const { socket } = message as { socket: Socket }
  const closing = closingOf(socket.remotePort)
  socket.once("close", () => closing.resolve(performance.now()))
}
subscribe("net.server.socket", note)
after(() => unsubscribe("net.server.socket", note))

let answered = 0
let held = 0
const { promise: slow, resolve: releaseSlow } = Promise.withResolvers<void>()
const { promise: allHeld, resolve: releaseHeld } = Promise.withResolvers<void>()

const serve: ServedSite = {
  fetch: async (asked) => {
    answered++
    const { pathname } = new URL(asked.url)
    if (pathname === "/slow") await slow
    if (pathname === "/held" && ++held) await allHeld
    if (pathname === "/large") return new Response(LARGE)
    if (pathname === "/megabyte") return new Response(new Uint8Array(MEGABYTE).fill(120))
    if (pathname === "/streamed") return new Response(streamed(), { headers: { "content-length": "3" } })
    return new Response(`read ${(await asked.text()).length}`)
  },
}
/** Returns a body that ends some time after its last byte, as files do. */
function streamed(): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull: async (controller) => {
      if (isSent) {
        for (let turn = 0; turn < 3; turn++) await setImmediate()
        return controller.close()
      }
      isSent = true
      controller.enqueue(Buffer.from("abc"))
    },
  })
}

const { address, drain } = await listen(() => serve, { port: 0, host: "127.0.0.1" })
const origin = address.replace("localhost", "127.0.0.1")
const port = Number(new URL(origin).port)
after(drain)

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ghe.example\r\n\r\n`

async function send(text: string): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1" }).on("error", () => {})
  await once(socket, "connect")
  socket.pause()
  socket.write(text)
  return socket
}

async function readAll(socket: Socket): Promise<{ bytes: number; text: string }> {
  let [bytes, text] = [0, ""]
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.length
    if (text.length < 10_000) text += chunk.toString("latin1")
  })
  socket.resume()
  if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve))
  return { bytes, text }
}

const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10

async function cutAfter(socket: Socket, limit: number): Promise<void> {
  const startedAt = performance.now()
  const giveUp = new AbortController()
  const tooLate = setTimeout((limit + 10) * 1000, Infinity, { signal: giveUp.signal }).catch(() => 0)
  const closedAt = await Promise.race([closingOf(socket.localPort).promise, tooLate])
  giveUp.abort()
  const took = seconds(startedAt, closedAt)
  assert.ok(
    took >= limit - 0.1 && took <= limit + 4,
    `it was cut after ${took} s instead of ${limit} to ${limit + 4} s`,
  )
}

describe("refusals of the server itself", () => {
  it("say that subdomains use https too, where the site says so", async () => {
    const site = { ...serve, siteUrl: "https://ghe.example" }
    const server = await listen(() => site, { port: 0, host: "127.0.0.1", hstsSubdomains: true })
    after(server.drain)
    const asked = request(server.address.replace("localhost", "127.0.0.1"), { headers: { expect: "more" } }).end()
    const [refusal] = await once(asked, "response")
    refusal.resume()
    assert.equal(refusal.statusCode, 417)
    assert.match(refusal.headers["strict-transport-security"], /; includeSubDomains$/)
  })
})

describe("a server that stops", () => {
  it("answers the requests on kept connections, tells that it closes them, and ends at once", {
    timeout: 10_000,
  }, async () => {
    const server = await listen(() => serve, { port: 0, host: "127.0.0.1" })
    const port = Number(new URL(server.address).port)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (path: string, through: Agent) =>
      new Promise<{ closes: boolean; length: number }>((resolve, reject) => {
        const asked = request({ port, host: "127.0.0.1", path, agent: through }, async (answer) => {
          let length = 0
          for await (const chunk of answer) length += (chunk as Buffer).length
          resolve({ closes: answer.headers.connection === "close", length })
        })
        asked.once("error", reject).end()
      })
    // Each keeps its connection busy until new ones are refused.
    const browse = async () => {
      const own = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let closing = 0; ; ) {
        const answer = await ask("/megabyte", own).catch((error) => error.code as string)
        if (typeof answer === "string") return { closing, error: answer }
        assert.equal(answer.length, MEGABYTE)
        if (answer.closes) closing++
      }
    }
    assert.equal((await ask("/", agent)).closes, false)
    const browsing = Array.from({ length: 8 }, browse)
    const drained = server.drain()
    assert.equal((await ask("/", agent)).closes, true)
    for (const { closing, error } of await Promise.all(browsing)) {
      assert.ok(closing > 0)
      // Linux resets connections that it accepted just before the server stopped to listen.
      assert.match(error, /^ECONN(REFUSED|RESET)$/)
    }
    await drained
    agent.destroy()
  })

  it("finds out before it starts that its port is taken", async () => {
    const { port } = new URL(address)
    await assert.rejects(checkPort({ port: Number(port), host: "127.0.0.1" }), {
      message: `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
    })
    await checkPort({ port: 0, host: "127.0.0.1" })
  })
})

describe("pipelined requests", () => {
  it("cost less than 50 MB if 1,500 answers stay unread", async () => {
    const largest = () => process.resourceUsage().maxRSS / 1024
    await (await fetch(`${origin}/megabyte`)).arrayBuffer()
    const [before, answeredBefore] = [largest(), answered]
    const sockets = [await send(GET("/megabyte").repeat(1_500))]
    for (let n = 0; n < 5; n++) assert.equal(await (await fetch(origin)).text(), "read 0")
    const grown = Math.round(largest() - before)
    for (const socket of sockets) socket.destroy()
    assert.ok(grown < 50, `the process has grown by ${grown} MB`)
    assert.equal(answered - answeredBefore, 7)
  })

  it("get a 503 and lose the connection after the second", async () => {
    const { text } = await readAll(await send(GET("/one").repeat(4)))
    assert.deepEqual(text.match(/HTTP\/1.1 \d+/g), ["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 503"])
    const [, refusal = ""] = text.split("HTTP/1.1 503")
    assert.match(refusal, /connection: close/i)
    assert.match(refusal, /retry-after: 1/i)
  })

  it("are refused for cached pages too", async () => {
    let made = 0
    const pages: ServedSite["pages"] = {
      answer: (_incoming, outgoing) => {
        made++
        void setImmediate().then(() => outgoing.end("a page"))
        return true
      },
    }
    const cached = await listen(() => ({ ...serve, pages }), { port: 0, host: "127.0.0.1" })
    const socket = connect({ port: Number(new URL(cached.address).port), host: "127.0.0.1" })
    socket.write(GET("/").repeat(10))
    const { text } = await readAll(socket)
    await cached.drain()
    assert.deepEqual(text.match(/HTTP\/1.1 \d+/g), ["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 503"])
    assert.equal(made, 2)
  })

  it("do not include requests of a client that waits for answers", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number>()
    for (let n = 0; n < 200; n++) {
      const asked = request(`${origin}/${n % 10 === 0 ? "megabyte" : "one"}`, { agent, method: n % 3 ? "GET" : "POST" })
      asked.end(n % 3 ? undefined : "a body")
      const [response] = await once(asked, "response")
      ports.add(response.socket.localPort)
      assert.equal(response.statusCode, 200)
      response.resume()
      await once(response, "end")
    }
    agent.destroy()
    assert.equal(ports.size, 1)
  })

  it("do not include a request right after the last byte of an answer", async () => {
    const socket = await send(GET("/streamed"))
    let text = ""
    let times = 1
    for await (const chunk of socket.setEncoding("latin1")) {
      text += chunk
      if (text.split("abc").length <= times) continue
      if (++times > 50) break
      socket.write(GET("/streamed"))
    }
    assert.deepEqual(text.match(/HTTP\/1.1 \d+/g), Array(50).fill("HTTP/1.1 200"))
  })
})

describe("unreadable requests", { concurrency: true }, () => {
  const GARBAGE: [name: string, sent: string, status: number][] = [
    ["no HTTP", "hello\r\n\r\n", 400],
    ["no Host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["a Host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["too large headers", `GET / HTTP/1.1\r\nHost: x\r\nx: ${"y".repeat(20_000)}\r\n\r\n`, 431],
    [
      "too large chunk extensions",
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${"y".repeat(20_000)}\r\n`,
      413,
    ],
    ["an expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n", 417],
  ]
  for (const [name, sent, status] of GARBAGE)
    it(`get ${status} and our headers: ${name}`, async () => {
      const { text } = await readAll(await send(sent))
      assert.match(text, new RegExp(`^HTTP/1.1 ${status} `))
      assert.match(text, /x-content-type-options: nosniff/i)
      assert.match(text, /connection: close/i)
    })
})

describe("connections that hold much memory", () => {
  it("are cut early, oldest first", async () => {
    const sockets: Socket[] = []
    for (let n = 0; n < 6; n++) sockets.push(await send(GET("/large")))
    const startedAt = performance.now()
    const closed = await Promise.all(sockets.slice(0, 3).map(({ localPort }) => closingOf(localPort).promise))
    for (const socket of sockets) socket.destroy()
    assert.ok(seconds(startedAt, Math.max(...closed)) < 10)
  })
})

describe("slow connections", { concurrency: true }, () => {
  it("are cut after 10 s of unfinished headers", async () =>
    cutAfter(await send("GET / HTTP/1.1\r\nHost: ghe.example\r\nX-Slow: "), 10))

  it("are cut after 10 s without a request", async () => cutAfter(await send(""), 10))

  it("are cut after 20 s of an unfinished body", async () =>
    cutAfter(await send("POST / HTTP/1.1\r\nHost: ghe.example\r\nContent-Length: 100\r\n\r\nhello"), 20))

  it("are cut after 30 s of an unread answer", async () => {
    await cutAfter(await send(GET("/large")), 30)
    releaseSlow()
  })

  it("are not cut while the server prepares an answer", async () => {
    const { text } = await readAll(await send(GET("/slow").replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")))
    assert.match(text, /read 0$/)
  })

  it("are not cut while the client reads slowly", async () => {
    const socket = await send(GET("/large").replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"))
    let bytes = 0
    for (let n = 0; n < 4; n++) {
      await setTimeout(8_500)
      for (let read = 0; read < 12 * MEGABYTE; ) {
        const chunk = socket.read() as Buffer | null
        if (chunk) read += chunk.length
        else await once(socket, "readable")
        bytes += chunk?.length ?? 0
      }
    }
    bytes += (await readAll(socket)).bytes
    assert.ok(bytes > LARGE.length, `${bytes} bytes came`)
  })

  it("are closed 5 s after the last request", async () => {
    const socket = await send(GET("/one"))
    socket.resume()
    await once(socket, "data")
    await cutAfter(socket, 5)
  })
})

describe("number of connections", () => {
  const enough = 2 * MAX_CONNECTIONS + 1_000
  const allowed = Number(execSync("ulimit -Hn", { encoding: "utf8" }).replace("unlimited", "Infinity"))
  const skip = allowed < enough && `this machine allows a process ${allowed} open files, and this needs ${enough}`

  it("is limited to 5,000, then new ones get 503 or are closed", { skip }, async () => {
    const sockets: Socket[] = []
    while (sockets.length < MAX_CONNECTIONS + 200)
      sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => send(GET("/held"))))))
    const beyond = await Promise.all(sockets.slice(MAX_CONNECTIONS - 100).map(readAll))
    const told = beyond.filter(({ text }) => /^HTTP\/1.1 503 .*connection: close/is.test(text))
    assert.ok(told.length >= 50, `${told.length} were told`)
    assert.ok(beyond.every((one) => told.includes(one) || one.text === ""))
    assert.ok(held > MAX_CONNECTIONS - 200 && held <= MAX_CONNECTIONS, `${held} were let in`)
    releaseHeld()
    const letIn = await readAll(sockets[MAX_CONNECTIONS - 500]!)
    for (const socket of sockets) socket.destroy()
    assert.match(letIn.text, /^HTTP\/1.1 200 .*connection: close/is)
    assert.equal(await (await fetch(origin)).text(), "read 0")
  })
})
