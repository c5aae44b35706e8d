import { spawn } from "node:child_process"
import { once } from "node:events"
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { gzipSync } from "node:zlib"

const FOLDERS = ["/usr/sbin", "/usr/local/sbin", ...(process.env.PATH ?? "").split(delimiter)]

/** Where nginx is, if it is. */
export function findNginx(): string | undefined {
  return FOLDERS.map((folder) => join(folder, "nginx")).find(isProgram)
}

/** An nginx with one worker that serves a page from a file, compressed beforehand. */
export async function startNginx(program: string, page: Buffer): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "ghe-nginx-"))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, "page.html"), page)
  writeFileSync(join(folder, "page.html.gz"), gzipSync(page))
  const port = await freePort()
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port))
  const server = spawn(program, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], { stdio: "ignore" })
  const ended = once(server, "exit")
  while (!(await answers(port))) if (server.exitCode !== null) throw new Error("nginx did not start.")
  const stop = async () => {
    server.kill("SIGTERM")
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}

function configuration(folder: string, port: number): string {
  return `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events { worker_connections 256; }
    http {
      default_type text/html; access_log off; sendfile on; tcp_nopush on;
      keepalive_requests 1000000; open_file_cache max=10;
      server { listen 127.0.0.1:${port}; root ${folder}; location / { gzip_static on; } }
    }`
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false))
    socket.once("close", () => socket.destroy())
  })
}
