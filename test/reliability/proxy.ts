import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

export type RunningProxy = { origin: string; sendTo: (origins: string[]) => void; stop: () => Promise<void> }

/** Starts nginx in front of processes. They take turns, and it retries nothing. @throws Error if nginx is missing */
export async function startProxy(origins: string[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), "ghe-proxy-"))
  const port = await freePort()
  const file = join(folder, "nginx.conf")
  writeFileSync(file, configuration(port, origins))
  const nginx = spawn("nginx", ["-p", folder, "-c", file, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] })
  await new Promise((resolve, reject) => nginx.once("spawn", resolve).once("error", reject)).catch(() => {
    throw new Error("nginx is not installed (Debian: apt-get install nginx-light).")
  })
  while (!(await isOpen(port)));
  return {
    origin: `http://127.0.0.1:${port}`,
    sendTo: (others) => {
      writeFileSync(file, configuration(port, others))
      nginx.kill("SIGHUP")
    },
    stop: async () => {
      const ended = once(nginx, "close")
      nginx.kill("SIGTERM")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${kind};`)

function configuration(port: number, origins: string[]): string {
  const servers = origins.map((origin) => `server 127.0.0.1:${new URL(origin).port} max_fails=0;`)
  return `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    pid nginx.pid;
    worker_processes 1;
    events { worker_connections 4096; }
    http {
      access_log off;
      ${TEMPORARY.join("\n")}
      upstream site { ${servers.join(" ")} }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site;
          proxy_next_upstream off;
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_set_header Connection "";
          proxy_set_header X-Forwarded-For $http_x_forwarded_for;
        }
      }
    }`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, "close")
  return port
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
      .once("connect", () => resolve(true))
      .once("error", () => resolve(false))
    socket.once("connect", () => socket.destroy())
  })
}
