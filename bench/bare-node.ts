import { spawn } from "node:child_process"
import { once } from "node:events"
import { gzipSync } from "node:zlib"

/** Nothing but node:http with one answer, which comes by the standard input; says its port. */
const PROGRAM = `
  const chunks = []
  process.stdin.on("data", (chunk) => chunks.push(chunk)).on("end", () => {
    const page = Buffer.concat(chunks)
    const head = ["content-type", "text/html; charset=utf-8", "content-encoding", "gzip", "content-length", String(page.length)]
    require("node:http")
      .createServer((_, outgoing) => outgoing.writeHead(200, head).end(page))
      .listen(0, "127.0.0.1", function () { console.log(this.address().port) })
  })`

/** A server of node:http alone that answers every request with a page, compressed beforehand. */
export async function startBareNode(page: Buffer): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ["-e", PROGRAM], { stdio: ["pipe", "pipe", "inherit"] })
  const ended = once(server, "exit")
  server.stdin.end(gzipSync(page))
  const [said] = await Promise.race([
    once(server.stdout, "data"),
    ended.then(() => Promise.reject(new Error("node ended."))),
  ])
  const stop = async () => {
    server.kill("SIGTERM")
    await ended
  }
  return { port: Number(said), pid: server.pid ?? 0, stop }
}
