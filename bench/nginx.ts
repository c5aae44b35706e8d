import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import type { Figure } from "./figures.ts"

const PROGRAM = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find(existsSync)
const WRK = ["/usr/bin/wrk", "/usr/local/bin/wrk", "/opt/homebrew/bin/wrk"].find(existsSync)
const PORT = 8_399
const ROUNDS = 3

export async function compareWithNginx(origin: string): Promise<Figure[]> {
  if (!PROGRAM || !WRK) {
    console.log("The cached page is not compared: install nginx and wrk (Debian: apt-get install nginx-light wrk).")
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), "ghe-nginx-"))
  const page = await (await fetch(`${origin}/tours`)).text()
  writeFileSync(join(folder, "page.html"), page)
  writeFileSync(join(folder, "page.html.gz"), gzipSync(page))
  writeFileSync(join(folder, "nginx.conf"), configuration(folder))
  const nginx = spawn(PROGRAM, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], { stdio: "ignore" })
  try {
    await untilItAnswers(nginx)
    const shares: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      shares.push(rateOf(WRK, `http://127.0.0.1:${PORT}/page.html`) / rateOf(WRK, `${origin}/tours`))
    const value = shares.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
    return [{ name: "cached page: nginx is faster, times", value, detail: shares.map((s) => s.toFixed(2)).join(", ") }]
  } finally {
    nginx.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

function configuration(folder: string): string {
  return `daemon off; master_process off; pid ${folder}/pid; error_log stderr; user root;
    events {}
    http {
      default_type text/html; access_log off; sendfile on; tcp_nopush on;
      keepalive_requests 1000000; open_file_cache max=10;
      server { listen 127.0.0.1:${PORT}; root ${folder}; location / { gzip_static on; } }
    }`
}

async function untilItAnswers(nginx: ChildProcess): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${PORT}/page.html`).catch(() => undefined)))
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
