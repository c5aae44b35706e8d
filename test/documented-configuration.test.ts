import assert from "node:assert/strict"
import { execFileSync, spawnSync } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, describe, it } from "node:test"
import { end, pgBouncerMissingReason, runPgBouncer } from "../src/server/testing/pgbouncer.ts"
import { freePort, unprivilegedUser } from "../src/server/testing/postgres.ts"

const folder = mkdtempSync(join(tmpdir(), "ghe-documented-"))
after(() => rmSync(folder, { recursive: true, force: true }))

const OPERATIONS = readFileSync(join(import.meta.dirname, "../docs/operations.md"), "utf8")
const noNginx = spawnSync("nginx", ["-v"]).error ? "nginx is not installed." : false

/** Returns the only block of the guide in this language that has these words. */
function blockOf(language: string, words: string): string {
  const blocks = [...OPERATIONS.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, name, text]) => ({ name, text: text! }))
  const found = blocks.filter(({ name, text }) => name === language && text.includes(words))
  assert.equal(found.length, 1, `blocks of ${language} with '${words}'`)
  return found[0]!.text
}

/** Replaces what the test's machine hasn't, and fails where the guide no longer says it. */
function adapt(text: string, replaced: Record<string, string>): string {
  return Object.entries(replaced).reduce((adapted, [from, to]) => {
    assert.ok(adapted.includes(from), from)
    return adapted.replaceAll(from, to)
  }, text)
}

describe("the configuration in docs/operations.md", () => {
  it("is accepted by nginx", { skip: noNginx }, async () => {
    const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")]
    const subject = ["-subj", "/CN=ghe.example", "-days", "1", "-nodes"]
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-keyout", key, "-out", certificate, ...subject], {
      stdio: "ignore",
    })
    const site = adapt(blockOf("nginx", "proxy_pass"), {
      "/etc/letsencrypt/live/ghe.example/fullchain.pem": certificate,
      "/etc/letsencrypt/live/ghe.example/privkey.pem": key,
      "/var/log/nginx/ghe.log": join(folder, "access.log"),
      "listen 443": `listen 127.0.0.1:${await freePort()}`,
    })
    writeFileSync(join(folder, "ghe.conf"), site)
    const user = process.getuid?.() === 0 ? "user root;" : ""
    writeFileSync(join(folder, "nginx.conf"), `${user} pid nginx.pid; events {} http { include ${folder}/ghe.conf; }`)
    const { status, stderr } = spawnSync("nginx", ["-t", "-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
      encoding: "utf8",
    })
    assert.equal(status, 0, stderr)
  })

  it("is accepted by PgBouncer", { skip: pgBouncerMissingReason() ?? false }, async () => {
    const users = join(folder, "userlist.txt")
    const [, line = ""] = /userlist\.txt` holds .*?: `(.*?)`/.exec(OPERATIONS) ?? []
    writeFileSync(users, `${line}\n`)
    const file = join(folder, "pgbouncer.ini")
    const configuration = adapt(blockOf("ini", "[pgbouncer]"), {
      "/etc/pgbouncer/userlist.txt": users,
      "listen_port = 6432": `listen_port = ${await freePort()}\nunix_socket_dir =`,
    })
    writeFileSync(file, configuration)
    const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
    if (user) for (const path of [folder, users, file]) chownSync(path, user.uid, user.gid)
    assert.ok(existsSync(file))
    await end(await runPgBouncer(file, user))
  })
})
