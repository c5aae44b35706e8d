import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { get, type IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import type { Figure } from "./figures.ts"

const NGINX = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find(existsSync)
const WRK = ["/usr/bin/wrk", "/usr/local/bin/wrk", "/opt/homebrew/bin/wrk"].find(existsSync)
const NGINX_PORT = 8_399
const ROUNDS = 5
const OF_THE_CONNECTION = /^(date|connection|keep-alive|transfer-encoding)$/i

/**
 * Compares the rate of a cached page with servers that do nothing else, in turns: node:http with the same bytes and
 * headers, and nginx with the same bytes. Returns the medians.
 */
export async function compareWithBareServers(origin: string): Promise<Figure[]> {
  if (!NGINX || !WRK) {
    console.log("The cached page is not compared: install nginx and wrk (Debian: apt-get install nginx-light wrk).")
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), "ghe-bare-"))
  await savePage(`${origin}/tours`, folder)
  const node = spawn(process.execPath, [join(import.meta.dirname, "bare-node.ts"), folder])
  const nginx = spawn(NGINX, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], { stdio: "ignore" })
  try {
    const [port] = await once(node.stdout, "data")
    await untilItAnswers(nginx)
    const urls = {
      "bare node:http": `http://127.0.0.1:${String(port).trim()}/`,
      nginx: `http://127.0.0.1:${NGINX_PORT}/page.html`,
    }
    const rounds = Array.from({ length: ROUNDS }, () => {
      const own = rateOf(WRK, `${origin}/tours`)
      return Object.values(urls).map((url) => rateOf(WRK, url) / own)
    })
    return Object.keys(urls).map((server, at) =>
      middle(
        `cached page: ${server} is faster, times`,
        rounds.map((round) => round[at] ?? Number.NaN),
      ),
    )
  } finally {
    node.kill()
    nginx.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

function middle(name: string, shares: number[]): Figure {
  const value = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? Number.NaN
  return { name, value, detail: shares.map((share) => share.toFixed(2)).join(", ") }
}

/** Saves the page as the site sends it, with its headers. */
async function savePage(url: string, folder: string): Promise<void> {
  const [answer] = (await once(get(url, { headers: { "accept-encoding": "gzip" } }), "response")) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  const headers = answer.rawHeaders.filter((_, at, all) => !OF_THE_CONNECTION.test(all[at - (at % 2)] ?? ""))
  writeFileSync(join(folder, "headers.json"), JSON.stringify(headers))
  writeFileSync(join(folder, "page.html.gz"), body)
  writeFileSync(join(folder, "page.html"), gunzipSync(body))
  writeFileSync(join(folder, "nginx.conf"), configuration(folder))
}

function configuration(folder: string): string {
  return `daemon off; master_process off; pid ${folder}/pid; error_log stderr; user root;
    events {}
    http {
      default_type text/html; access_log off; sendfile on; tcp_nopush on;
      keepalive_requests 1000000; open_file_cache max=10;
      server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}; location / { gzip_static on; } }
    }`
}

async function untilItAnswers(nginx: ChildProcess): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${NGINX_PORT}/page.html`).catch(() => undefined)))
    if (nginx.exitCode !== null)
      throw new Error("nginx did not start. Run it by hand with the same configuration to see why.")
}

/** The client is in C, or it would be the slower side. @throws Error when an answer is not a success */
function rateOf(wrk: string, url: string): number {
  const output = execFileSync(wrk, ["-t1", "-c8", "-d4s", "-H", "Accept-Encoding: gzip", url], { encoding: "utf8" })
  const rate = /Requests\/sec: +([\d.]+)/.exec(output)?.[1]
  if (!rate || output.includes("Non-2xx")) throw new Error(`wrk said of ${url}:\n${output}`)
  return Number(rate)
}
