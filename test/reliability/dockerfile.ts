import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { basename, join, relative } from "node:path"

const ROOT = join(import.meta.dirname, "../..")
/** Where the Dockerfile puts the site, in every stage. */
const WORKDIR = "/app"
/** PATH of the base image. */
const BASE_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
/** As `no-new-privileges` and `cap_drop` in compose.yaml. */
const NO_RIGHTS = ["--clear-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]

/** The last stage of the Dockerfile, in a folder that belongs to root. */
export type Image = {
  folder: string
  user: number
  env: Record<string, string>
  /** CMD and HEALTHCHECK. */
  start: string[]
  check: string[]
  /** Lets a command run as USER, without rights. */
  asUser: (command: string[]) => string[]
}

/** Returns why this machine can't run the image's files as another user, undefined if it can. */
export function imageMissingReason(): string | undefined {
  if (process.getuid?.() !== 0) return "Only root can run files as another user."
  return spawnSync("setpriv", ["--version"]).status === 0 ? undefined : "There is no setpriv (util-linux)."
}

/** Copies what the last stage of the Dockerfile copies, from `dist` and from a new installation of its packages. */
export function makeImage(folder: string): Image {
  const stages = readFileSync(join(ROOT, "Dockerfile"), "utf8").split(/^(?=FROM )/m)
  const last = stages.at(-1)!
  const packages = mkdtempSync(`${folder}-packages-`)
  try {
    const stage = stages.find((text) => / AS packages$/m.test(text))!
    copyAll(stage, packages, {})
    for (const [, command] of stage.matchAll(/^RUN (.+)$/gm))
      execFileSync("sh", ["-c", command!], { cwd: packages, stdio: "pipe" })
    copyAll(last, folder, { packages, build: ROOT })
  } finally {
    rmSync(packages, { recursive: true, force: true })
  }
  const user = Number(argumentOf(last, /^USER (\d+)/m))
  return {
    folder,
    user,
    env: { HOME: "/", ...envOf(last, folder) },
    start: JSON.parse(argumentOf(last, /^CMD (.+)$/m)),
    check: JSON.parse(argumentOf(last, /^HEALTHCHECK .*?CMD (.+)$/m)),
    asUser: (command) => ["setpriv", `--reuid=${user}`, `--regid=${user}`, ...NO_RIGHTS, "--", ...command],
  }
}

function argumentOf(stage: string, pattern: RegExp): string {
  const found = pattern.exec(stage)?.[1]
  if (!found) throw new Error(`The Dockerfile has no line like ${pattern}.`)
  return found
}

/** Follows COPY lines. `stages`: the folders of those that are named by `--from`. */
function copyAll(stage: string, folder: string, stages: Record<string, string>): void {
  for (const [, from, names] of stage.matchAll(/^COPY (?:--from=(\w+) )?(.+)$/gm)) {
    const paths = names!.split(" ")
    const target = join(folder, paths.pop()!)
    for (const path of paths) {
      const source = from ? join(stages[from]!, relative(WORKDIR, path)) : join(ROOT, path)
      const isFolder = statSync(source).isDirectory()
      mkdirSync(isFolder ? target : folder, { recursive: true })
      cpSync(source, isFolder ? target : join(target, basename(path)), { recursive: true, verbatimSymlinks: true })
    }
  }
}

function envOf(stage: string, folder: string): Record<string, string> {
  const pairs = argumentOf(stage, /^ENV (.+)$/m).split(" ")
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", value = ""] = pair.split("=")
      return [name, value.replace(WORKDIR, folder).replace("$PATH", BASE_PATH)]
    }),
  )
}
