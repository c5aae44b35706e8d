import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** Chromium without windows: the same pages for half of the work. */
const HEADLESS = "chromium-headless-shell"
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin", ...(process.env.PATH ?? "").split(delimiter)]
const OTHERS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]
/** Runs Chromium as root, with letters as wide as on phones, and stops its requests to other hosts. */
export const FLAGS = [
  "--font-render-hinting=none",
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]
const APT_LIMIT_MS = 300_000
/** Arimo, whose letters are as wide as Arial's, Vietnamese ones too: otherwise pages move when web fonts arrive. */
const ARIMO = "fonts-croscore"
const ARIMO_FOLDER = "/usr/share/fonts/truetype/croscore"

/** Returns the path of Chromium. @throws Error if CHROMIUM_PATH names no program */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !isProgram(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is not a program.`)
  const usual = FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return named || [...usual, ...OTHERS].find(isProgram)
}

/** Returns the path of Chromium. Installs it as root on Debian. @throws Error that says what to install */
export function findOrInstallChromium(): string {
  const canInstall = process.getuid?.() === 0 && isProgram("/usr/bin/apt-get")
  if (canInstall && !existsSync(ARIMO_FOLDER)) installFirst([ARIMO])
  const found = findChromium()
  if (found && (!process.env.CI || process.env.CHROMIUM_PATH || found.endsWith(HEADLESS))) return found
  if (canInstall) installFirst(found ? [HEADLESS] : [HEADLESS, "chromium"])
  const installed = findChromium()
  if (!installed)
    throw new Error(
      `The journeys need Chromium: install it (Debian: apt-get install ${HEADLESS}) or set CHROMIUM_PATH.`,
    )
  return installed
}

function installFirst(packages: string[]): void {
  console.log(`Installing ${packages[0]} with apt-get …`)
  apt(["update", "-q"])
  packages.some((name) => apt(["install", "-q", "-y", "--no-install-recommends", name]))
}

function apt(words: string[]): boolean {
  const { status, stdout, stderr } = spawnSync("apt-get", words, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    encoding: "utf8",
    timeout: APT_LIMIT_MS,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) console.error(`apt-get ${words.join(" ")} failed:\n${stdout}${stderr}`)
  return status === 0
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
