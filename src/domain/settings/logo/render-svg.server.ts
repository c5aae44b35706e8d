import { execFile } from "node:child_process"
import { join } from "node:path"
import { PictureRefused } from "#domain/uploads/picture-intake.server.ts"
import { projectRoot } from "#server/project-root.server.ts"
import { messages } from "./messages.ts"

const RENDERER = join(projectRoot, "src/domain/settings/logo/svg-renderer.ts")
const MAX_MS = 10_000
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Renders a cleaned SVG as PNG in a process of its own, because nothing else ends a rendering that takes too long: a
 * path of 80 KB that crosses itself often takes minutes.
 * @throws PictureRefused if it isn't drawn in time, or can't be read
 */
export function renderSvg(svg: string, maxMs = MAX_MS): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const options = { env: {}, timeout: maxMs, killSignal: "SIGKILL", maxBuffer: MAX_BYTES, encoding: "buffer" } as const
  const renderer = execFile(process.execPath, [RENDERER], options, (error, png) => {
    if (!error) return resolve(png)
    // Ended by the time limit, or by the system for its memory.
    if (error.signal) return reject(new PictureRefused(messages.svgTooComplex))
    reject(error.code === UNREADABLE ? new PictureRefused(messages.svgUnreadable) : error)
  })
  // Without a reader, which the exit code tells of.
  renderer.stdin?.on("error", () => undefined)
  renderer.stdin?.end(svg)
  return promise
}

/** The exit code of svg-renderer.ts. */
const UNREADABLE = 2
